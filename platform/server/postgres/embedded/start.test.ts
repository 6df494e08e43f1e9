import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { livePid } from './process.ts'
import { startPostgres } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-start-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (config: pg.ClientConfig, text: string) => {
  const client = new pg.Client(config)
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows[0]
}

test('two holders share one server and the last one to stop ends it', async () => {
  const dataDir = join(folder, 'shared')
  const [first, second] = await Promise.all([
    startPostgres({ dataDir, durable: false }),
    startPostgres({ dataDir, durable: false }),
  ])
  expect([first.reused, second.reused].filter(Boolean)).toHaveLength(1)
  await first.stop()
  expect(await ask({ connectionString: second.url }, 'select 1 as one')).toEqual({ one: 1 })
  await second.stop()
  expect(livePid(dataDir)).toBe(0)
})

test('Arabic letters count in searches by likeness', async () => {
  const server = await startPostgres({ dataDir: join(folder, 'shared'), durable: false })
  await ask(server.config, 'create extension if not exists pg_trgm')
  const { alike } = await ask(server.config, `select similarity('محمد أحمد', 'محمد احمد') > 0.3 as alike`)
  await server.stop()
  expect(alike).toBe(true)
})

test('a server of tests ends when the process that started it is killed', async () => {
  const dataDir = join(folder, 'orphan')
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))}
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(signal).toBe('SIGKILL')
  await expect.poll(() => livePid(dataDir), { timeout: 10_000 }).toBe(0)
})

test('a durable server outlives a killed process and is joined by the next', async () => {
  const dataDir = join(folder, 'durable')
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))}
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true })
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '-e', script])
  const server = await startPostgres({ dataDir, durable: true })
  expect(server.reused).toBe(true)
  await server.stop()
  expect(livePid(dataDir)).toBe(0)
})

test('a server killed in the middle comes back with its data', async () => {
  const dataDir = join(folder, 'durable')
  const before = await startPostgres({ dataDir, durable: true })
  await ask(before.config, 'create table kept (one int)')
  process.kill(livePid(dataDir), 'SIGKILL')
  const after = await startPostgres({ dataDir, durable: true })
  expect(await ask(after.config, 'select count(*)::int as n from kept')).toEqual({ n: 0 })
  await before.stop()
  await after.stop()
  expect(livePid(dataDir)).toBe(0)
})

test('a lock whose number another program has by now holds nobody up', async () => {
  const dataDir = join(folder, 'durable')
  const before = await startPostgres({ dataDir, durable: true })
  const pid = livePid(dataDir)
  process.kill(pid, 'SIGKILL')
  const lock = join(dataDir, 'postmaster.pid')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)))
  expect(livePid(dataDir)).toBe(0)
  const after = await startPostgres({ dataDir, durable: true })
  expect(await ask(after.config, 'select count(*)::int as n from kept')).toEqual({ n: 0 })
  await before.stop()
  await after.stop()
  expect(livePid(dataDir)).toBe(0)
})
