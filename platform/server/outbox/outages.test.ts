import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { freePort } from '#testing/servers/free-port.ts'
import { isReady, startAcademyProcess, type AcademyProcess } from '#testing/servers/academy-process.ts'
import { startMoodyMailServer, type MoodyMailServer } from '#testing/servers/moody-mail-server.ts'
import { openDatabase, type OpenDatabase } from '../database.ts'
import { queueMails } from './queue.ts'

/* The academy as it is started, while its mail server is away, busy, silent and back, and its server process is killed. */
let academy: AcademyProcess
let database: OpenDatabase
let mail: MoodyMailServer | null = null
let port: number
beforeAll(async () => {
  port = await freePort()
  academy = await startAcademyProcess({ SMTP_URL: `smtp://127.0.0.1:${port}`, WORKERS: '1' })
  await isReady(academy)
  database = openDatabase(academy.database)
}, 150_000)
afterAll(async () => {
  await mail?.stop()
  await database?.close()
  await academy?.remove()
}, 60_000)

const mass = 24
/** Milliseconds. When what should have happened by now is given up. */
const patience = 120_000
const code = 'the code'
const letter = (subject: string, secret = false) => ({
  kind: secret ? 'signInCode' : 'invoiceSent',
  to: { address: `${subject.replace(' ', '-')}@readers.example` },
  language: 'en' as const,
  subject,
  html: '<p>text</p>',
  secret,
})
const rows = async () =>
  (
    await sql<{ id: number; state: string; tries: number; last_error: string | null }>`
      select id, state, tries, last_error from platform.outbox_mail`.execute(database.db)
  ).rows
type Row = Awaited<ReturnType<typeof rows>>[number]
/** What was put back is due at once; what is on its way, whose lease is longer, stays so. */
async function hurry(which: readonly Row[], most = 61): Promise<void> {
  await sql`update platform.outbox_mail set next_try_at = now()
    where state = 'waiting' and next_try_at < now() + make_interval(secs => ${most})
      and id = any(${which.map(({ id }) => id)}::integer[])`.execute(database.db)
  await sql`select pg_notify('diwan_mail', '')`.execute(database.db)
}
/**
 * Waits until it holds of every letter; those of which it does not are tried again and again. The others are left alone: each
 * refusal puts a letter off for longer, and more of them for longer than is hurried.
 */
const until = (holds: (row: Row) => boolean) =>
  vi.waitUntil(
    async () => {
      const others = (await rows()).filter((row) => !holds(row))
      if (others.length === 0) return true
      await hurry(others)
      return false
    },
    { timeout: patience, interval: 250 },
  )

test(
  'whatever the mail server does and whichever process dies, each letter arrives once, codes before everything else',
  { timeout: 600_000 },
  async () => {
    await queueMails(
      database.db,
      [...Array(mass).keys()].map((n) => letter(`mass ${n}`)),
    )
    await queueMails(database.db, [letter(code, true)])
    // Nobody listens there.
    await until(({ last_error }) => /ECONNREFUSED/.test(last_error ?? ''))
    mail = await startMoodyMailServer(port)
    mail.mood('closing')
    await until(({ last_error }) => /421/.test(last_error ?? ''))
    mail.mood('silent')
    await hurry(await rows())
    // One waits for the greeting that does not come, and stands for those that were taken with it.
    await vi.waitUntil(
      async () => (await rows()).some(({ last_error }) => /greeting|timeout/i.test(last_error ?? '')),
      {
        timeout: patience,
        interval: 250,
      },
    )
    expect((await rows()).filter(({ state, tries }) => state !== 'waiting' || tries > 0)).toEqual([])
    mail.mood('busy')
    await until(({ tries, last_error }) => tries > 0 && /450/.test(last_error ?? ''))
    expect(mail.arrived()).toEqual([])

    mail.mood('slow')
    await hurry(await rows())
    await vi.waitUntil(() => mail!.arrived().length >= 5, { timeout: patience, interval: 10 })
    const [worker] = academy.workers()
    process.kill(worker!, 'SIGKILL')
    await vi.waitUntil(() => !academy.workers().includes(worker!), { timeout: patience, interval: 20 })
    // The leases of who died end after two minutes; the one that follows it is not there yet.
    await hurry(await rows(), 121)
    mail.mood('up')
    await until(({ state }) => state === 'sent')
    const arrived = mail.arrived()
    expect(arrived[0]).toBe(code)
    expect(new Set(arrived).size).toBe(mass + 1)
    // What the mail server had taken when the process died may come a second time.
    expect(arrived.length - new Set(arrived).size).toBeLessThanOrEqual(1)
    expect(academy.workers()).not.toContain(worker)
  },
)
