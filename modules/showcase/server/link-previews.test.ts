import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byItself } from '#platform/server/audit/by.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { openClassOf, type OpenClass } from '#testing/stages/showcase/open-class.ts'
import { faceSettings } from '../contract/settings.ts'

const plain = '<meta name="robots" content="noindex" />\n<title>ديوان</title>'
const origin = 'https://academy.example'
let folder: string
let server: TestServer
let open: OpenClass
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-links-'))
  mkdirSync(join(folder, 'assets'))
  const head = '<script type="application/json">__PAGE_FILES__</script>'
  writeFileSync(join(folder, 'index.html'), `<html><!--about-->${plain}<!--/about-->${head}__CSP_NONCE__</html>`)
  server = await startTestServer({ config: { webFolder: folder, publicUrl: origin } })
  open = await openClassOf(server)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** As programs that show links ask. */
const page = async (url: string, language = 'en', accept = '*/*') =>
  (await server.app.inject({ method: 'GET', url, headers: { accept, 'accept-language': language } })).body
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const nothing = async (url: string) => expect(await page(url, 'en', 'text/html'), url).toContain(plain)

test('a link to the catalogue, a course and a class says what it is, in the language of who sees it', async () => {
  const { courseId, classId } = open
  const course = await page(`/Catalogue/${courseId}?utm_source=x`)
  expect(titleOf(course)).toMatch(/^Safety management systems: essentials · .+/)
  expect([said(course, 'og:title'), said(course, 'og:type'), said(course, 'robots')]).toEqual([
    'Safety management systems: essentials',
    'website',
    'index, follow',
  ])
  expect(said(course, 'og:url')).toBe(`${origin}/Catalogue/${courseId}`)
  expect(said(course, 'og:image')).toBe(`${origin}/icon-512.png`)
  expect(said(course, 'twitter:card')).toBe('summary')
  expect(said(course, 'description')).toMatch(/Days: \d+, Fee: /)
  expect(said(course, 'og:description')).toBe(said(course, 'description'))

  const shown = await page(`/Catalogue/Class/${classId}/`)
  expect(said(shown, 'description')).toMatch(/From 1 March 2026 to 12 March 2026, At the academy/)
  expect(said(shown, 'og:url')).toBe(`${origin}/Catalogue/Class/${classId}`)
  expect(titleOf(await page('/Catalogue'))).toMatch(/^Course catalogue · /)
  expect(titleOf(await page('/catalogue', ''))).toMatch(/^دليل الدورات · /)
  expect(said(await page(`/Catalogue/Class/${classId}`, 'ar-EG,ar;q=0.9'), 'description')).toContain('١ مارس ٢٠٢٦')
  expect(said(await page(`/Catalogue/Class/${classId}`, 'fr'), 'description')).toContain(
    'Du 1 mars 2026 au 12 mars 2026',
  )
})

test('a picture is shown as long as anybody may fetch it', async () => {
  const file = {
    field: 'courseImage',
    name: 'x.png',
    bytes: 3,
    media_type: 'image/png',
    storage_key: 'none',
    sha256: '0'.repeat(64),
  }
  const uploader = await server.db.selectFrom('accounts.account').select('id').limit(1).executeTakeFirstOrThrow()
  const { id } = await server.db
    .insertInto('platform.file')
    .values({ ...file, uploaded_by: uploader.id, subject_type: 'course', subject_id: open.courseId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await open.setCourse({ image_file_id: id })
  for (const url of [`/Catalogue/${open.courseId}`, `/Catalogue/Class/${open.classId}`]) {
    const html = await page(url)
    expect(said(html, 'og:image')).toBe(`${origin}/api/File/Download?ID=${id}`)
    expect(said(html, 'twitter:card')).toBe('summary_large_image')
  }
  await open.setCourse({ image_file_id: null })
})

test('what nobody is shown, and what is no address of ours, is the plain page', async () => {
  const { courseId, classId } = open
  const wrong = ['0', '-1', '1e3', 'x', '999999', '2147483648', '9'.repeat(400), '%E0%A4%A', '1%20or%201=1', "'"]
  for (const id of wrong) {
    const one = `/Catalogue/${id}`
    // Beyond what can be read at all is no page.
    if (id !== '%E0%A4%A') await nothing(one)
    if (id !== '%E0%A4%A') await nothing(`/Catalogue/Class/${id}`)
  }
  for (const url of ['/', '/Catalogue/Class/1/2', '/report/CourseDetail/1', '/pages/login', '/verify', '/verify/zzz'])
    await nothing(url)
  for (const state of ['draft', 'running', 'cancelled', 'postponed'] as const) {
    await open.set({ state })
    await nothing(`/Catalogue/Class/${classId}`)
  }
  await open.set({ state: 'open' })
  await open.setCourse({ is_published: false })
  await nothing(`/Catalogue/${courseId}`)
  await nothing(`/Catalogue/Class/${classId}`)
  await open.setCourse({ is_published: true })
  // Programs that take anything are answered where there is something to be said alone.
  expect(
    (await server.app.inject({ method: 'GET', url: '/User/Trainee', headers: { accept: '*/*' } })).statusCode,
  ).toBe(404)
})

test('a hostile name stays a name', async () => {
  const name = '"><script>alert(1)</script><!--/about-->$& $1 __CSP_NONCE__ __PAGE_FILES__ \' & \n next'
  const { name: former } = await server.db
    .selectFrom('catalogue.course')
    .where('id', '=', open.courseId)
    .select('name')
    .executeTakeFirstOrThrow()
  await server.db.deleteFrom('catalogue.course_revision').where('course_id', '=', open.courseId).execute()
  await open.setCourse({
    name: JSON.stringify({ en: name }) as never,
    objectives: JSON.stringify({ en: name }) as never,
  })
  for (const url of [`/Catalogue/${open.courseId}`, `/Catalogue/Class/${open.classId}`]) {
    const html = await page(url)
    expect(html).not.toContain('<script>alert')
    expect(said(html, 'og:title')).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(said(html, 'og:title')).toContain('$&amp; $1 __CSP_NONCE__ __PAGE_FILES__ &#39; &amp;')
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain('<script type="application/json">null</script>')
  }
  await open.setCourse({ name: JSON.stringify(former) as never, objectives: JSON.stringify({}) as never })
})

test('while the catalogue is kept to the academy, links say its name alone, and nothing may be listed', async () => {
  await changeSetting(server.db, academySettings, 'academyName', { ar: 'أ', en: 'Academy <of> Air', fr: '' }, byItself)
  await changeSetting(server.db, faceSettings, 'openCatalogue', false, byItself)
  for (const url of [
    '/Catalogue',
    `/Catalogue/${open.courseId}`,
    '/Catalogue/999999',
    `/Catalogue/Class/${open.classId}`,
  ]) {
    const html = await page(url)
    expect(titleOf(html), url).toBe('Academy &lt;of&gt; Air')
    expect([said(html, 'robots'), said(html, 'description')], url).toEqual(['noindex', null])
    expect(html).not.toContain('Safety')
  }
  await expect.poll(() => page('/pages/login', 'en', 'text/html')).toContain('<html data-catalogue="closed"')
  await changeSetting(server.db, faceSettings, 'openCatalogue', true, byItself)
  await expect.poll(() => page('/pages/login', 'en', 'text/html')).not.toContain('data-catalogue')
  expect(said(await page('/Catalogue'), 'robots')).toBe('index, follow')
})

test('programs that walk the pages are told which they may read', async () => {
  const { body, headers } = await server.app.inject({ method: 'GET', url: '/robots.txt' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Allow: /Catalogue',
      'Allow: /api/Catalogue/',
      'Allow: /verify',
      'Disallow: /',
    ]),
  )
})
