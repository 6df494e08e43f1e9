import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { livePid } from './process.ts'
import { startPostgres } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'diwan-keep-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answers = async (config: pg.ClientConfig) => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('select 1 as one')).rows[0].one === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

test('of two that keep one server one starts it again, however it ended', { timeout: 120_000 }, async () => {
  const dataDir = join(folder, 'kept')
  const said: string[] = []
  const keeping = { say: (line: string) => said.push(line), giveUp: (why: string) => said.push(why) }
  const [one, other] = await Promise.all([1, 2].map(() => startPostgres({ dataDir, durable: true, keeping })))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGKILL'] as const) {
    const former = livePid(dataDir)
    said.length = 0
    process.kill(former, signal)
    const again = () => said.filter((line) => line === 'PostgreSQL runs again.').length
    await expect.poll(again, { timeout: 60_000 }).toBe(2)
    expect(await answers(one!.config), signal).toBe(true)
    expect(livePid(dataDir)).not.toBe(former)
  }
  await one!.stop()
  expect(await answers(other!.config)).toBe(true)
  await other!.stop()
  expect(livePid(dataDir)).toBe(0)
})

test(
  'what cannot be started again is given up in words, and no empty database takes its place',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'lost')
    const said: string[] = []
    const ended = Promise.withResolvers<string>()
    const keeping = { say: (line: string) => said.push(line), giveUp: ended.resolve, pauses: [0, 10, 20] }
    const server = await startPostgres({ dataDir, durable: true, keeping })
    process.kill(livePid(dataDir), 'SIGINT')
    renameSync(dataDir, `${dataDir}-away`)
    expect(await ended.promise).toBe('PostgreSQL could not be started again in 3 tries. Diwan ends.')
    expect(said.filter((line) => line === `${dataDir} holds no database any more.`)).toHaveLength(3)
    await server.stop()
  },
)
