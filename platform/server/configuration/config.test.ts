import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBackupKey } from '../backup/archive-key.ts'
import { readDataKeys } from '../vault/keys.ts'
import { readConfig } from './config.ts'
import { readSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('without any variable it is the sample academy on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'production',
    port: 8080,
    databaseUrl: null,
    sample: true,
    workers: 1,
    publicUrl: 'http://localhost:8080',
    trustedProxies: 0,
    metricsToken: null,
    bucket: null,
  })
})

test('a database elsewhere is never filled with the sample unless asked', () => {
  const DATABASE_URL = 'postgres://academy@db/academy'
  expect(readConfig({ DATABASE_URL }).sample).toBe(false)
  expect(readConfig({ DATABASE_URL, SAMPLE: 'on' }).sample).toBe(true)
})

test('what cannot be used is said in one sentence', () => {
  expect(() => readConfig({ PORT: 'http' })).toThrow('PORT must be a whole number from 0 to 65535, not "http".')
  expect(() => readConfig({ SAMPLE: 'yes' })).toThrow('SAMPLE must be one of on, off')
  expect(() => readConfig({ PUBLIC_URL: 'academy' })).toThrow('PUBLIC_URL is not an address')
  for (const rest of ['/sub', '/?y=1', '?', '#h'])
    expect(() => readConfig({ PUBLIC_URL: `http://academy.example${rest}` })).toThrow('the scheme and the host alone')
  expect(() => readConfig({ PUBLIC_URL: 'http://hidden:pw@academy.example' })).toThrow(/^(?!.*hidden).*host alone/)
  expect(readConfig({ PUBLIC_URL: 'http://academy.example:81/' }).publicUrl).toBe('http://academy.example:81')
  expect(() => readConfig({ SMTP_URL: 'smtp://' })).toThrow('SMTP_URL is not an address')
  expect(() => readConfig({ SECURITY_CONTACT: 'call us' })).toThrow('SECURITY_CONTACT must be')
  expect(() => readConfig({ MAIL_SERVICE_URL: 'https://mail.example/api' })).toThrow('go together')
  expect(() => readConfig({ MAIL_SERVICE_KEY: 'k' })).toThrow('go together')
  expect(() => readConfig({ MAIL_SERVICE_URL: 'http://mail.example', MAIL_SERVICE_KEY: 'hidden' })).toThrow(
    /^(?!.*hidden)MAIL_SERVICE_URL must begin with https/,
  )
  expect(readConfig({ MAIL_SERVICE_URL: 'https://mail.example/api/1.0/', MAIL_SERVICE_KEY: 'k' }).mailService).toEqual({
    url: 'https://mail.example/api/1.0',
    key: 'k',
  })
  for (const METRICS_TOKEN of ['a token that has spaces', 'رمزطويلجدالايرسل'])
    expect(() => readConfig({ METRICS_TOKEN })).toThrow(/^METRICS_TOKEN must be Latin letters/)
  expect(readConfig({ METRICS_TOKEN: 'token-of-prometheus' }).metricsToken).toBe('token-of-prometheus')
  for (const MAIL_FROM of ['academy', 'Academy no-reply@academy.example', '<a@b> c'])
    expect(() => readConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be an e-mail address')
  for (const MAIL_FROM of ['no-reply@academy.example', 'أكاديمية <no-reply@academy.example>'])
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  const bucket = { FILES_S3_BUCKET: 'files', FILES_S3_KEY: 'k', FILES_S3_SECRET: 's' }
  expect(() => readConfig({ ...bucket, FILES_S3_ENDPOINT: 's3.example' })).toThrow(
    'FILES_S3_ENDPOINT is not an address',
  )
  expect(() =>
    readConfig({ DATABASE_URL: 'postgres://a@db/academy', DATABASE_OWNER_URL: 'owner:hidden@db/academy' }),
  ).toThrow(/^(?!.*hidden)DATABASE_OWNER_URL is not an address/)
  // What was given may hold a password.
  expect(() => readConfig({ DATABASE_URL: 'academy:hidden@db/academy' })).toThrow(
    /^(?!.*hidden).*must begin with postgres/,
  )
})

test('replicas are a list of addresses of the one database', () => {
  const DATABASE_URL = 'postgres://academy@db/academy'
  const urls = (DATABASE_READ_URLS: string) => readConfig({ DATABASE_URL, DATABASE_READ_URLS }).databaseReadUrls
  expect(readConfig({ DATABASE_URL }).databaseReadUrls).toEqual([])
  expect(urls('postgres://a@one/academy, postgresql://a@two:5433/academy')).toEqual([
    'postgres://a@one/academy',
    'postgresql://a@two:5433/academy',
  ])
  expect(() => urls('postgres://a@one/academy,mysql://a:hidden@two/academy')).toThrow(
    /^(?!.*hidden)DATABASE_READ_URLS .*the 2\. is none/,
  )
  expect(() => urls('postgres://a@one/academy,')).toThrow('the 2. is none')
  expect(() => urls('postgres://a@one/academy,postgres://a@one/academy')).toThrow('one replica twice')
  expect(() => readConfig({ DATABASE_READ_URLS: 'postgres://a@one/academy' })).toThrow('goes with DATABASE_URL')
})

test('what needs a session has an address of its own beside a pooler', () => {
  const DATABASE_URL = 'postgres://academy@pooler:6432/academy'
  const DATABASE_SESSION_URL = 'postgres://academy@db/academy'
  expect(readConfig({ DATABASE_URL }).databaseSessionUrl).toBeNull()
  expect(readConfig({ DATABASE_URL, DATABASE_SESSION_URL }).databaseSessionUrl).toBe(DATABASE_SESSION_URL)
  expect(() => readConfig({ DATABASE_SESSION_URL })).toThrow('goes with DATABASE_URL')
  expect(() => readConfig({ DATABASE_URL, DATABASE_SESSION_URL: 'academy:hidden@db' })).toThrow(
    /^(?!.*hidden)DATABASE_SESSION_URL is not an address/,
  )
})

test('the sample academy is for this machine alone, unless somebody says otherwise', () => {
  const DATABASE_URL = 'postgres://academy@db/academy'
  const PUBLIC_URL = 'https://academy.example'
  expect(readConfig({}).host).toBe('localhost')
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig({ SAMPLE: 'off' }).host).toBe('0.0.0.0')
  expect(readConfig({ DATABASE_URL }).host).toBe('0.0.0.0')
  expect(readConfig({ DATABASE_URL, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
  expect(() => readConfig({ PUBLIC_URL })).toThrow('set SAMPLE=off')
})

test('a command is split into words, and a quote must be closed', () => {
  const words = (FILES_SCAN_COMMAND: string) => readConfig({ FILES_SCAN_COMMAND }).scanCommand
  expect(words('')).toBeNull()
  expect(words(' sh --fdpass  --no-summary ')).toEqual(['sh', '--fdpass', '--no-summary'])
  const scanner = join(folder, 'my scanner')
  writeFileSync(scanner, '', { mode: 0o755 })
  expect(words(`"${scanner}" {file} '--level=a b'`)).toEqual([scanner, '{file}', '--level=a b'])
  expect(() => words('scan "my file')).toThrow('FILES_SCAN_COMMAND has a quote without its other')
  for (const none of ['/nope', 'no-such-scanner --fdpass', folder])
    expect(() => words(none)).toThrow(`FILES_SCAN_COMMAND: there is no program ${none.split(' ')[0]}.`)
  expect(() => readConfig({ CHROMIUM_PATH: folder })).toThrow('CHROMIUM_PATH: there is no program')
  expect(() => readConfig({ FILES_S3_REGION: 'x' })).toThrow('go together')
})

test('next to a database elsewhere a missing, short or default secret refuses to start', () => {
  const secret = (env: Record<string, string>) => () => readSecrets(folder, true, env)
  expect(secret({})).toThrow('JWT_SECRET')
  expect(secret({ JWT_SECRET: 'short' })).toThrow('too short')
  expect(secret({ JWT_SECRET_FILE: join(folder, 'gone') })).toThrow(
    /^JWT_SECRET_FILE: .*gone cannot be read \(ENOENT\)/,
  )
  writeFileSync(join(folder, 'empty'), ' \n')
  for (const read of [
    () => readSecrets(folder, false, { JWT_SECRET_FILE: join(folder, 'empty') }),
    () => readDataKeys(folder, false, { DATA_KEY_FILE: join(folder, 'empty') }),
    () => readBackupKey({ BACKUP_KEY_FILE: join(folder, 'empty') }),
  ])
    expect(read).toThrow(/^[A-Z_]+_FILE: .*empty is empty\.$/)
  expect(() => readDataKeys(folder, false, { DATA_KEY_FILE: folder })).toThrow('cannot be read (EISDIR)')
  expect(secret({ JWT_SECRET: 'a'.repeat(40) })).toThrow('placeholder')
  expect(secret({ JWT_SECRET: 'please-change-me-0123456789-0123456789' })).toThrow('placeholder')
  const good = 'b7Zq0Hn2Lx5Vt8Rw1Yk4Cm6Pd9Gf3Js-Ua'
  writeFileSync(join(folder, 'given'), `${good}\n`)
  const [one, other] = [secret({ JWT_SECRET: good })(), secret({ JWT_SECRET_FILE: join(folder, 'given') })()]
  expect(one.key('a')).toEqual(other.key('a'))
  expect(one.key('a')).not.toEqual(one.key('b'))
})

test('the embedded academy makes its secret once, readable by nobody else', () => {
  const one = readSecrets(folder, false, {})
  expect(readSecrets(folder, false, {}).key('a')).toEqual(one.key('a'))
  expect(statSync(join(folder, 'secrets', 'token')).mode & 0o077).toBe(0)
})
