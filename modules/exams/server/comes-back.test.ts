import { afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedCast } from '#database/seeds/cast.ts'
import { openDatabase, type OpenDatabase } from '#platform/server/database.ts'
import { addDays, dayOf } from '#platform/shared/dates.ts'
import { isReady, startAcademyProcess, type AcademyProcess } from '#testing/academy-process.ts'
import { startTestServer } from '#testing/server.ts'
import { testDataKey } from '#testing/template.ts'
import { examFields, stageClass, stageExam, stageQuestions } from '#testing/stage-exam.ts'

/* A hundred people answer an exam while everything that can be killed is killed, and nobody lends a hand. */
const people = 100
/** The secret of the test server's tokens, so that people need not log in one by one. */
const JWT_SECRET = 'for tests alone: the same in each of them'

let academy: AcademyProcess | null = null
afterEach(async () => {
  await academy?.remove()
  academy = null
})

/** The class, the exam and a hundred trainees with a token each, made by a server of the test's own. */
async function stage(open: OpenDatabase, config: AcademyProcess['database']) {
  await seedCast(open.db)
  const server = await startTestServer({
    database: { ...open, config, owner: config, persons: null, close: () => open.close() },
  })
  try {
    const { classId, courseId } = await stageClass(open.db)
    await sql`with made as (
        insert into identity.account (email, email_proved_at, role, name_ar, name_en)
        select 'sitter-' || n || '@diwan.example', now(), 'trainee', 'متدرب ' || n, 'Sitter ' || n
        from generate_series(1, ${sql.lit(people)}) n returning id, email, name_ar, name_en),
      trainee as (
        insert into people.trainee (account_id, code, name_ar, name_en, email)
        select id, 'T-SIT-' || id, name_ar, name_en, email from made returning id)
      insert into registration.registration (code, class_id, trainee_id, main, money)
      select 'REG-SIT-' || id, ${classId}, id, 'attending', 'paid' from trainee`.execute(open.db)
    const sami = await server.as('sami')
    const day = addDays(dayOf(new Date()), 1)
    const questions = await stageQuestions(sami, courseId)
    const exam = await stageExam(sami, examFields(classId, questions, { StartDate: day, CloseDate: day }))
    await open.db
      .updateTable('exams.exam')
      .set({ starts_at: new Date(Date.now() - 60_000), closes_at: new Date(Date.now() + 7_200_000) })
      .where('id', '=', exam.ID)
      .execute()
    const tokens = []
    for (let n = 1; n <= people; n++) tokens.push((await (await server.as(`sitter-${n}@diwan.example`)).token())!)
    return { code: exam.Code, tokens }
  } finally {
    await server.close()
  }
}

interface Sitter {
  readonly attempt: number
  readonly acknowledged: number[]
}

/** How often a request got something else than an answer, by what it got. */
type Troubles = Map<string, number>

async function post(url: string, path: string, body: object, token: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  if (response.ok) return response.json()
  const after = response.headers.get('retry-after')
  throw new Error(`${response.status}${response.status === 503 && after === null ? ' without Retry-After' : ''}`)
}

/** Answers the written question again and again, as the page does: the same number until it is acknowledged. */
async function sit(url: string, code: string, token: string, going: { on: boolean }, troubles: Troubles) {
  const DeviceKey = `the-browser-of-${token.slice(-12).replace(/[^\w]/g, '')}`
  const paper = await post(url, '/api/TraineeExamAnswer/StartExam', { Code: code, DeviceKey }, token)
  const written = paper.Questions.find((question: { Type: string }) => question.Type === 'text').ExamQuestionID
  const sitter: Sitter = { attempt: paper.AttemptID, acknowledged: [] }
  const answering = (async () => {
    for (let seq = 1; going.on;) {
      const Answers = [
        {
          Seq: seq,
          ExamQuestionID: written,
          Answer: { Text: `words ${seq}` },
          AnsweredAt: new Date().toISOString(),
        },
      ]
      try {
        const body = { AttemptID: paper.AttemptID, DeviceKey, Answers }
        const reply = await post(url, '/api/TraineeExamAnswer/SaveAnswers', body, token)
        sitter.acknowledged.push(...reply.Acknowledged)
        seq++
        // A hundred people do not type without a pause; the machine must have room for what is looked at.
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400))
      } catch (error) {
        const what = error instanceof TypeError ? 'no connection' : (error as Error).message
        troubles.set(what, (troubles.get(what) ?? 0) + 1)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  })()
  return { sitter, answering }
}

async function oneBackend(open: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'diwan' order by backend_start limit 1`.execute(open.db)
  return rows[0]!.pid
}

for (const workers of [1, 2]) {
  test(
    `with WORKERS=${workers} whatever is killed comes back, and every acknowledged answer is there`,
    {
      timeout: 400_000,
    },
    async () => {
      academy = await startAcademyProcess({ DATA_KEY: testDataKey, WORKERS: String(workers), JWT_SECRET })
      const { url, postgres } = academy
      await isReady(academy)
      const config = academy.database
      const { code, tokens } = await stage(openDatabase(config), config)

      const going = { on: true }
      const troubles: Troubles = new Map()
      const sitting = await Promise.all(tokens.map((token) => sit(url, code, token, going, troubles)))
      const acknowledged = () => sitting.reduce((sum, { sitter }) => sum + sitter.acknowledged.length, 0)
      const readyz = () =>
        fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
          (r) => r.status,
          () => 0,
        )
      await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(people)

      const watching = openDatabase({ ...config, max: 1 })
      const kills: Record<string, () => Promise<void> | void> = {
        'one backend is killed': async () => void process.kill(await oneBackend(watching), 'SIGKILL'),
        'PostgreSQL stops at once': () => void process.kill(postgres(), 'SIGQUIT'),
        'PostgreSQL is stopped in order': () => void process.kill(postgres(), 'SIGINT'),
        'PostgreSQL is killed': () => void process.kill(postgres(), 'SIGKILL'),
        'a server process is killed': () => void process.kill(academy!.workers()[0]!, 'SIGKILL'),
      }
      for (const [what, kill] of Object.entries(kills)) {
        const trouble = () => [...troubles.values()].reduce((sum, each) => sum + each, 0)
        const before = trouble()
        const serving = academy.workers()
        await kill()
        const from = performance.now()
        await expect.poll(trouble, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before)
        const then = acknowledged()
        await expect.poll(acknowledged, { timeout: 60_000, interval: 20 }).toBeGreaterThan(then + people)
        await expect.poll(readyz, { timeout: 60_000, interval: 20 }).toBe(200)
        const ms = Math.round(performance.now() - from)
        process.stdout.write(`WORKERS=${workers}, ${what}: all answer again after ${ms} ms\n`)
        // A lost database ends no process.
        if (kill !== kills['a server process is killed']) expect(academy.workers()).toEqual(serving)
        expect(academy.process.exitCode).toBeNull()
      }
      going.on = false
      await Promise.all(sitting.map(({ answering }) => answering))
      await watching.close()

      // What a request gets meanwhile: nothing, as its process is gone, or 'try again' with when.
      const others = [...troubles.keys()].filter((what) => !['no connection', '503'].includes(what))
      const bugs = academy
        .said()
        .split('\n')
        .filter((line) => line.includes('a bug stopped'))
      expect(others, bugs[0]).toEqual([])
      const after = openDatabase({ ...config, max: 1 })
      const { rows } = await sql<{ attempt_id: number; seq: number; text: string }>`select attempt_id, seq,
      answer ->> 'Text' as text from exams.answer_event`.execute(after.db)
      await after.close()
      const kept = new Map(rows.map((row) => [`${row.attempt_id} ${row.seq}`, row.text]))
      const lost = sitting.flatMap(({ sitter }) =>
        sitter.acknowledged.filter((seq) => kept.get(`${sitter.attempt} ${seq}`) !== `words ${seq}`),
      )
      expect(lost).toEqual([])
      expect(await academy.stop()).toBe(0)
      expect(academy.postgres()).toBe(0)
    },
  )
}
