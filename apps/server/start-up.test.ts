import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { isSampleFolder } from '#platform/server/configuration/sample-folder.ts'
import { isOver, isReady, startAcademyProcess, type AcademyProcess } from '#testing/servers/academy-process.ts'
import { emptyDatabase } from '#testing/database.ts'
import { runStatement } from '#testing/temporary-postgres.ts'

/* What an operator reads when something is not as it should be: one sentence, exit code 1, no stack. */
const folder = mkdtempSync(join(tmpdir(), 'diwan-start-up-'))
/** A data folder that was stopped in order; each broken one is a copy. */
const sound = join(folder, 'sound')
let academy: AcademyProcess | null = null

beforeAll(async () => {
  mkdirSync(sound)
  execFileSync('chmod', ['711', folder])
  const first = await startAcademyProcess({ DATA_DIR: sound })
  await isReady(first)
  await first.stop()
}, 120_000)
afterEach(async () => {
  await academy?.stop()
  academy = null
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Its whole output, once it has ended with 1. */
async function saidAndEnded(env: Record<string, string>): Promise<string> {
  academy = await startAcademyProcess({ DATA_DIR: sound, ...env })
  expect(await isOver(academy)).toBe(1)
  return academy.said().trim()
}

/** One sentence, or two: no stack, no second line. */
const oneLine = /^[A-Z/][^\n]*$/

function broken(name: string, breakIt: (postgres: string) => void): string {
  const copy = join(folder, name)
  // With its owner and modes, without which PostgreSQL takes no folder.
  execFileSync('cp', ['-a', sound, copy])
  breakIt(join(copy, 'postgres'))
  return copy
}

test.each<[string, Record<string, string> | (() => Record<string, string>), RegExp]>([
  [
    'a folder that is a file',
    () => (writeFileSync(join(folder, 'file'), ''), { DATA_DIR: join(folder, 'file') }),
    /^DATA_DIR .*file is a file, or lies below one/,
  ],
  ['a folder below a file', () => ({ DATA_DIR: join(folder, 'file', 'data') }), /is a file, or lies below one/],
  [
    'a folder where none can be',
    { DATA_DIR: '/proc/diwan/data' },
    /^DATA_DIR \/proc\/diwan\/data lies where no folder can be made/,
  ],
  [
    'a folder that nobody may write',
    { DATA_DIR: '/sys/kernel/diwan' },
    /^DATA_DIR \/sys\/kernel\/diwan cannot be written/,
  ],
  [
    'a broken pg_control',
    () => ({ DATA_DIR: broken('control', (data) => truncateSync(join(data, 'global/pg_control'), 10)) }),
    /^PostgreSQL does not start on .*damaged or incomplete.*bin\/restore/,
  ],
  [
    'a lost log',
    () => ({ DATA_DIR: broken('wal', (data) => execFileSync('sh', ['-c', 'rm -f "$0"/pg_wal/0*', data])) }),
    /^PostgreSQL does not start on .*damaged or incomplete/,
  ],
  [
    'a lost database',
    () => ({ DATA_DIR: broken('base', (data) => rmSync(join(data, 'base/5'), { recursive: true })) }),
    /^PostgreSQL does not start on .*damaged or incomplete/,
  ],
  [
    'a lost map of its files',
    () => ({ DATA_DIR: broken('map', (data) => rmSync(join(data, 'global/pg_filenode.map'))) }),
    /^PostgreSQL does not start on .*damaged or incomplete/,
  ],
  [
    'an empty lock',
    () => ({ DATA_DIR: broken('lock', (data) => writeFileSync(join(data, 'postmaster.pid'), '')) }),
    /^PostgreSQL does not start on .*remove .*postmaster\.pid and start again\.$/,
  ],
  [
    'a folder that is half there',
    () => ({ DATA_DIR: broken('half', (data) => rmSync(join(data, 'PG_VERSION'))) }),
    /is no database: it holds files, but not PG_VERSION/,
  ],
  [
    'the data of another PostgreSQL',
    () => ({ DATA_DIR: broken('other', (data) => writeFileSync(join(data, 'PG_VERSION'), '12\n')) }),
    /was written by PostgreSQL 12, .*PG_BIN/,
  ],
  [
    'a mail server without a scheme',
    { SMTP_URL: 'mail.example' },
    /^SMTP_URL is not an address: it must begin with smtp:\/\/ or smtps:\/\//,
  ],
  [
    'a public address without http',
    { PUBLIC_URL: 'localhost:8101' },
    /^PUBLIC_URL is not an address: it must begin with http:\/\/ or https:\/\//,
  ],
  [
    'a database that is a word',
    { DATABASE_URL: 'hello' },
    /^DATABASE_URL is not an address: it must begin with postgres:\/\//,
  ],
  [
    'a replica that is a word',
    { DATABASE_URL: 'postgres://a@b/c', DATABASE_READ_URLS: 'postgres://a@d/c replica' },
    /^DATABASE_READ_URLS is a list with commas between its addresses, and the 1\. is none/,
  ],
  ['a database of another kind', { DATABASE_URL: 'mysql://a@b/c' }, /^DATABASE_URL is not an address/],
  [
    'a Chromium that is not there',
    { CHROMIUM_PATH: '/nowhere/chromium' },
    /^CHROMIUM_PATH: there is no program \/nowhere\/chromium/,
  ],
  ["another machine's address", { HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine/],
  [
    'the sample academy in public',
    { SAMPLE: 'on', PUBLIC_URL: 'https://academy.example' },
    /^PUBLIC_URL is a public address, .*SAMPLE=off/,
  ],
])('%s is one sentence', { timeout: 60_000 }, async (_what, env, sentence) => {
  const said = await saidAndEnded(typeof env === 'function' ? env() : env)
  expect(said).toMatch(oneLine)
  expect(said).toMatch(sentence)
})

const JWT_SECRET = 'b7Zq0Hn2Lx5Vt8Rw1Yk4Cm6Pd9Gf3Js-Ua'
const DATA_KEY = 'q8Vb3Nm6Lc1Sd9Fg4Hj7Kp2Wz5Xt0Ry-Eu'
const urlOf = (database: string, user = 'academy') => {
  const { host, port } = inject('postgres')
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

test(
  'a database that answers but takes us not is told from one that does not answer',
  { timeout: 60_000 },
  async () => {
    const start = (DATABASE_URL: string) => saidAndEnded({ DATABASE_URL, JWT_SECRET, DATA_KEY })
    expect(await start(urlOf('postgres', 'stranger'))).toMatch(
      /^The database refuses the user of DATABASE_URL: [^\n]*stranger[^\n]*$/,
    )
    expect(await start(urlOf('nothing_here'))).toMatch(/^The server of DATABASE_URL has no such database: [^\n]*$/)
    expect(await start('postgres://academy@127.0.0.1:1/academy')).toMatch(/^The database does not answer: [^\n]*$/)
  },
)

test('a database of another encoding or of a newer version is refused in words', { timeout: 60_000 }, async () => {
  const server = inject('postgres')
  await runStatement(
    server,
    `create database ascii template template0 encoding SQL_ASCII lc_collate 'C' lc_ctype 'C' locale_provider libc`,
  )
  const said = await saidAndEnded({ DATABASE_URL: urlOf('ascii'), JWT_SECRET, DATA_KEY })
  await runStatement(server, 'drop database ascii with (force)')
  expect(said).toMatch(
    /^The database must be in UTF8, not SQL_ASCII\. Create it anew: create database [^\n]*encoding UTF8/,
  )

  const database = await emptyDatabase()
  const client = new pg.Client(database.config)
  await client.connect()
  await client.query('create table kysely_migration (name text primary key, timestamp text not null)')
  await client.query(`insert into kysely_migration values ('9999-later', '')`)
  await client.end()
  const newer = await saidAndEnded({ DATABASE_URL: urlOf(database.config.database), JWT_SECRET, DATA_KEY })
  await database.close()
  expect(newer).toMatch(/^This database was migrated by a newer Diwan \(9999-later\)\. [^\n]*$/)
})

test('two addresses that lead apart stop the start before anything is migrated', { timeout: 60_000 }, async () => {
  const [served, other] = [await emptyDatabase(), await emptyDatabase()]
  const said = await saidAndEnded({
    DATABASE_URL: urlOf(served.config.database),
    DATABASE_SESSION_URL: urlOf(other.config.database),
    JWT_SECRET,
    DATA_KEY,
  })
  expect(said).toMatch(
    /^DATABASE_URL leads to the database [^\n]*, DATABASE_SESSION_URL to [^\n]*: they must be one\.$/,
  )
  const { rows } = await other.pool.query(`select from pg_namespace where nspname in ('platform', 'pgboss')`)
  expect(rows).toEqual([])
  await Promise.all([served.close(), other.close()])
})

test('a folder is the sample academy’s until it is started without the sample', { timeout: 120_000 }, async () => {
  const data = join(folder, 'sampled')
  mkdirSync(data)
  execFileSync('chmod', ['711', data])
  for (const [SAMPLE, isSample] of [
    ['on', true],
    ['on', true],
    ['off', false],
    // What somebody has worked in is not made a sample by a start that asks for one.
    ['on', false],
  ] as const) {
    academy = await startAcademyProcess({ DATA_DIR: data, SAMPLE })
    await isReady(academy)
    expect(await academy.stop()).toBe(0)
    expect(isSampleFolder(data), SAMPLE).toBe(isSample)
  }
  expect(isSampleFolder(sound)).toBe(false)
})

test('told to end at any moment of its start, it ends with 0 and says nothing', { timeout: 400_000 }, async () => {
  const moments = {
    'as it begins': (it: AcademyProcess) => until(it, () => existsSync(join(it.dataDir, 'secrets'))),
    'while PostgreSQL is made': (it: AcademyProcess) => until(it, () => it.postgres() > 0),
    'while the database is migrated': (it: AcademyProcess) => until(it, () => it.workers().length > 0),
    'when it is migrated': (it: AcademyProcess) => until(it, () => it.said().includes('Migrated')),
    'as the tables of the jobs are made': (it: AcademyProcess) =>
      until(it, () => asked(it, `select from pg_namespace where nspname = 'pgboss'`)),
    'as it answers': (it: AcademyProcess) =>
      until(it, () =>
        fetch(`${it.url}/healthz`).then(
          (r) => r.ok,
          () => false,
        ),
      ),
  }
  for (const [moment, come] of Object.entries(moments)) {
    const data = join(folder, `stopped-${moment.replaceAll(' ', '-')}`)
    mkdirSync(data)
    execFileSync('chmod', ['711', data])
    academy = await startAcademyProcess({ DATA_DIR: data })
    await come(academy)
    expect(await academy.stop(), moment).toBe(0)
    expect(academy.said().replace(/Migrated the database: \d+ steps\.\n/, ''), moment).toBe('')
    expect(academy.postgres(), moment).toBe(0)
  }
})

const until = (it: AcademyProcess, done: () => boolean | Promise<boolean>) =>
  expect.poll(async () => it.process.exitCode !== null || (await done()), { timeout: 60_000, interval: 5 }).toBe(true)

async function asked({ database }: AcademyProcess, question: string): Promise<boolean> {
  const client = new pg.Client(database)
  client.on('error', () => {})
  try {
    await client.connect()
    return ((await client.query(question)).rowCount ?? 0) > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
