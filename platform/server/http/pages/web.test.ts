import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { academySettings, zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { HeadOfPage } from '#platform/shared/page-files.ts'
import { keepFiles } from './former-files.ts'
import { disposition } from '../replies/replies.ts'

const script = `export const many = '${'x'.repeat(2000)}'`
const firstCalls = [
  { page: '/User/Trainee', addresses: ['/api/Trainee/GetAll?pageNum=1'] },
  { page: '/Traineehome', addresses: ['/api/Trainee/GetHomeModel'] },
]
let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  const head = '<meta name="csp-nonce" content="__CSP_NONCE__"><script type="application/json">__PAGE_FILES__</script>'
  writeFileSync(join(folder, 'index.html'), `<html>${head}<!--sight--></html>`)
  writeFileSync(join(folder, '.vite', 'log-in.html'), '<form><style nonce="__CSP_NONCE__"></style></form>')
  const words = (name: string) => ({ ar: [`/assets/${name}-ar.js`], en: [`/assets/${name}-en.js`] })
  const pages = [
    { path: '/pages/login/:CompetitionCode?', rule: 'anonymous', auth: false, files: [], words: {} },
    { path: '/User/Trainee', rule: 'reviewers', auth: true, files: ['/assets/list.js'], words: words('list') },
    { path: '/User/Trainee-Edit/:ID?', rule: 'reviewers', auth: true, files: ['/assets/edit.js'], words: {} },
    { path: '/Traineehome', rule: 'trainee', auth: true, files: ['/assets/home.js'], words: words('home') },
  ]
  const frame = { files: ['/assets/frame.js'], words: words('kit') }
  const built = { start: { files: [], words: words('start') }, logIn: ['/assets/sign-in.js'], frame, pages }
  writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(built))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script)
  writeFileSync(join(folder, 'assets', 'packed-5e6f.js'), script)
  writeFileSync(join(folder, 'assets', 'packed-5e6f.js.br'), brotliCompressSync(`${script} // by the build`))
  writeFileSync(join(folder, 'exam-worker.js'), script)
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await startTestServer({
    modules: [{ name: 'lists', implemented: [], firstCalls }],
    config: {
      webFolder: folder,
      publicUrl: 'https://academy.example',
      logLevel: 'silent',
      sample: false,
      securityContact: 'mailto:safety@academy.example',
    },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  server.app.inject({ method: 'GET', url, headers })

test('who types /login is led to the page of it, with what they asked for', async () => {
  const { statusCode, headers } = await get('/login?to=%2Fuser')
  expect([statusCode, headers['location']]).toEqual([302, '/pages/login?to=%2Fuser'])
})

test('every page address gets the one page under its policy, with a nonce of its own', async () => {
  const nonces = new Set<string>()
  for (const url of [
    '/',
    '/pages/login/',
    '/PAGES/Login',
    '/report/Certificate/1/2',
    '/User/Trainee?x=1',
    '/ChangePassword',
  ]) {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
    const nonce = /content="([\w-]{22})"/.exec(body)?.[1]
    nonces.add(nonce!)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
      "connect-src 'self'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'cache-control': 'no-store',
    })
  }
  expect(nonces.size).toBe(6)
})

test('what asks for no page, or for the API, gets a 404 in JSON', async () => {
  for (const response of [
    await get('/api/No/Such'),
    await get('/API/No/Such'),
    await get('/assets/gone-3c4d.js'),
    await get('/User/Trainee', { accept: 'application/json' }),
    await get('/.vite/manifest.json', {}),
    await get('/..%2f..%2fpackage.json', {}),
    await server.app.inject({ method: 'POST', url: '/User/Trainee', headers: { accept: 'text/html' } }),
  ]) {
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'notFound'])
  }
  expect((await get('/%')).statusCode).toBe(400)
})

test('hashed files stay for a year, others are asked for again; texts come packed', async () => {
  const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  // What is said of documents alone would be bytes on a slow line.
  expect(asset.headers).not.toHaveProperty('permissions-policy')
  expect(brotliDecompressSync(asset.rawPayload).toString()).toBe(script)
  const gzipped = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(script)
  expect((await get('/assets/main-1a2b.js', {})).body).toBe(script)

  // What the build has packed is sent as it is, and is no file of its own.
  const packed = await get('/assets/packed-5e6f.js', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(`${script} // by the build`)
  const unpacked = await get('/assets/packed-5e6f.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(unpacked.rawPayload).toString()).toBe(script)
  expect((await get('/assets/packed-5e6f.js.br')).statusCode).toBe(404)

  const icon = await get('/favicon.svg', {})
  expect(icon.headers['cache-control']).toBe('no-cache')
  // A browser may open it as a page.
  expect(icon.headers).toHaveProperty('permissions-policy')
  const again = await get('/favicon.svg', { 'if-none-match': String(icon.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a tab that was open before an upgrade still gets the files of its build, for two weeks after', async () => {
  const data = mkdtempSync(join(tmpdir(), 'diwan-data-'))
  const next = mkdtempSync(join(tmpdir(), 'diwan-web-next-'))
  mkdirSync(join(next, 'assets'))
  writeFileSync(join(next, 'assets', 'main-9z8y.js'), 'export const next = 1')
  const served = async () => {
    const upgraded = await startTestServer({ modules: [], config: { webFolder: next, dataDir: data } })
    const answers = await Promise.all(
      ['/assets/main-1a2b.js', '/assets/main-9z8y.js', '/assets/gone-3c4d.js'].map((url) =>
        upgraded.app.inject({ method: 'GET', url }),
      ),
    )
    await upgraded.close()
    return answers
  }
  try {
    const day = (day: number) => new Date(Date.UTC(2026, 0, day))
    expect((await served()).map(({ statusCode }) => statusCode)).toEqual([404, 200, 404])
    await keepFiles(folder, data, day(1))
    await keepFiles(next, data, day(10))
    const [former, present, never] = await served()
    expect([former?.statusCode, former?.body, former?.headers['content-type']]).toEqual([
      200,
      script,
      'text/javascript; charset=utf-8',
    ])
    expect(former?.headers['cache-control']).toContain('immutable')
    expect([present?.statusCode, never?.statusCode]).toEqual([200, 404])
    await keepFiles(next, data, day(16))
    expect((await served()).map(({ statusCode }) => statusCode)).toEqual([404, 200, 404])
  } finally {
    rmSync(data, { recursive: true })
    rmSync(next, { recursive: true })
  }
})

test('servers that start at once keep the files together', async () => {
  const data = mkdtempSync(join(tmpdir(), 'diwan-data-'))
  const build = mkdtempSync(join(tmpdir(), 'diwan-web-next-'))
  mkdirSync(join(build, 'assets'))
  const names = Array.from({ length: 30 }, (_, at) => `part-${at}.js`).sort()
  for (const name of names) writeFileSync(join(build, 'assets', name), script.repeat(20))
  try {
    await Promise.all(Array.from({ length: 6 }, () => keepFiles(build, data, new Date())))
    expect(readdirSync(join(data, 'former-pages')).sort()).toEqual(names)
  } finally {
    rmSync(data, { recursive: true })
    rmSync(build, { recursive: true })
  }
})

test('a page names what its address needs; the log-in page what it leads to, and is drawn', async () => {
  const headOf = async (url: string) => {
    const { body } = await get(url)
    const told = /<script type="application\/json">(.*?)<\/script>/.exec(body)![1]!
    return { body, head: JSON.parse(told) as HeadOfPage }
  }
  const list = await headOf('/user/trainee?x=1')
  expect(list.head.here?.files).toEqual(['/assets/list.js'])
  expect(list.head.start.words['en']).toEqual(['/assets/start-en.js'])
  expect(list.body).not.toContain('<form>')
  expect((await headOf('/User/Trainee-Edit/7')).head.here?.files).toEqual(['/assets/edit.js'])
  expect((await headOf('/No/Such')).head.here).toBeNull()

  const logIn = await headOf('/pages/login?to=%2FUser%2FTrainee%3Fpage%3D2')
  expect(logIn.head.next?.files).toEqual(['/assets/sign-in.js', '/assets/list.js'])
  const nonce = /content="([\w-]{22})"/.exec(logIn.body)![1]!
  expect(logIn.body).toContain(`<form><style nonce="${nonce}"></style></form>`)
  // With a query the page asks for something else than at its plain address.
  expect(logIn.head.next).toMatchObject({ to: '/User/Trainee?page=2', asks: [] })
  const plain = await headOf('/pages/login?to=%2FUser%2FTrainee')
  expect(plain.head.next?.asks).toEqual([
    { page: '/User/Trainee', rule: 'reviewers', addresses: ['/api/Trainee/GetAll?pageNum=1'] },
  ])
  // Without a page that was wanted it leads home, whoever that will be.
  for (const to of ['', '?to=%2F%2Fevil.example%2F', '?to=%3C%2Fscript%3E']) {
    const { next } = (await headOf(`/pages/login${to}`)).head
    expect(next).toMatchObject({ to: null, files: ['/assets/sign-in.js', '/assets/home.js'] })
    expect(next?.asks).toEqual([{ page: '/Traineehome', rule: 'trainee', addresses: ['/api/Trainee/GetHomeModel'] }])
  }
  const unknown = await headOf('/pages/login?to=%2FNo%2FSuch')
  expect(unknown.head.next).toMatchObject({ files: ['/assets/sign-in.js', '/assets/frame.js'], asks: [] })
  expect((await headOf('/pages/login/A1')).body).not.toContain('<form>')
  // An address that is none of an address's form.
  expect((await get('//')).statusCode).toBeLessThan(500)
})

test('the page comes packed where the browser takes it', async () => {
  const packed = await get('/pages/login', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<form>')
})

test('every page says which time zone the academy counts in, also after it was changed', async () => {
  const academy = await startTestServer({ config: { webFolder: folder } })
  const { body } = await academy.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(body).not.toContain('data-zone')
  await changeSetting(academy.db, zoneSettings, 'timeZone', 'Asia/Riyadh')
  const page = () => academy.app.inject({ url: '/pages/login', headers: { accept: 'text/html' } })
  await expect.poll(async () => (await page()).body).toContain('<html data-zone="Asia/Riyadh"')
  await academy.close()
})

test('every page says in which digits the academy writes Arabic, also after that was changed', async () => {
  const academy = await startTestServer({ config: { webFolder: folder } })
  const page = () => academy.app.inject({ url: '/pages/login', headers: { accept: 'text/html' } })
  expect((await page()).body).not.toContain('data-digits')
  await changeSetting(academy.db, academySettings, 'arabicDigits', 'latn')
  await expect.poll(async () => (await page()).body).toContain('<html data-digits="latn"')
  await academy.close()
})

test('of the sample academy every page says so, of a real one none', async () => {
  const sample = await startTestServer({ modules: [], config: { webFolder: folder, sample: true } })
  for (const url of ['/', '/pages/login', '/report/Certificate/1/2']) {
    const page = await sample.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    expect(page.body).toContain('<html data-sample>')
    expect((await get(url)).body).not.toContain('data-sample')
  }
  const docs = (of: TestServer) => of.app.inject('/docs').then(({ body }) => body)
  expect([(await docs(sample)).includes('Sample academy'), (await docs(server)).includes('Sample')]).toEqual([
    true,
    false,
  ])
  await sample.close()
})

test('who has found a weakness is told where to tell of it, where the academy has said', async () => {
  const told = await get('/.well-known/security.txt')
  expect(told.headers['content-type']).toBe('text/plain; charset=utf-8')
  const [, contact, expires] = /^Contact: (.+)\nExpires: (.+)\n/.exec(told.body)!
  expect(contact).toBe('mailto:safety@academy.example')
  const days = (Date.parse(expires!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
  const silent = await startTestServer({ modules: [], config: { webFolder: folder } })
  const none = await silent.app.inject({
    method: 'GET',
    url: '/.well-known/security.txt',
    headers: { accept: 'text/html' },
  })
  expect([none.statusCode, none.json<{ code: string }>().code]).toEqual([404, 'notFound'])
  await silent.close()
})

test('a service worker is asked for each time and may load our own files alone', async () => {
  const worker = await get('/exam-worker.js', {})
  expect([worker.statusCode, worker.body]).toEqual([200, script])
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'",
  })
  // One that is gone is gone: a browser that asks for it gets no page in its place.
  expect((await get('/other-worker.js', { accept: '*/*' })).statusCode).toBe(404)
})

test('reports of the policy are taken and answered with nothing', async () => {
  for (const [type, body] of [
    [
      'application/csp-report',
      '{"csp-report":{"violated-directive":"script-src","blocked-uri":"https://evil.example/x"}}',
    ],
    ['application/reports+json', '[{"body":{"effectiveDirective":"img-src","blockedURL":"data"}}]'],
    ['application/csp-report', 'no json'],
    ['application/csp-report', '{"csp-report":{"violated-directive":"x","blocked-uri":{"toString":1,"valueOf":1}}}'],
    [
      'application/reports+json',
      `[{"body":{"effectiveDirective":"x","blockedURL":${'['.repeat(9000)}${']'.repeat(9000)}}}]`,
    ],
    ['application/reports+json', '[null,1,"x",{"body":null},{"body":5},{"csp-report":[]}]'],
  ] as const) {
    const headers = { 'content-type': type }
    expect((await server.app.inject({ method: 'POST', url: '/csp-report', headers, payload: body })).statusCode).toBe(
      204,
    )
  }
})

test('a file is offered under its own name, whatever is in it', () => {
  const named = (name: string) => disposition({ name, mediaType: 'application/pdf', content: Buffer.alloc(0) })
  expect(named('شهادة ليلى.pdf')).toBe(
    `attachment; filename="_____ ____.pdf"; filename*=UTF-8''${encodeURIComponent('شهادة ليلى.pdf')}`,
  )
  expect(named('a"\r\nSet-Cookie: x=1\u202e/..\\b.pdf')).not.toMatch(/[\r\n\\]|"a"|\u202e/)
})
