import { sql } from 'kysely'
import { seedCast } from '#database/seeds/cast.ts'
import { enrol } from '#database/seeds/world/classes.ts'
import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import type { OpenDatabase } from '#platform/server/database.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { AcademyProcess } from '../servers/academy-process.ts'
import { startTestServer } from '../server.ts'
import { examFields, stageClass, stageExam, stageQuestions } from './stage-exam.ts'

/** The secret of the test server's tokens, so that people need not log in one by one. */
export const testJwtSecret = 'for tests alone: the same in each of them'

/** A class, an exam that is open and so many trainees with a token each, made by a server of the test's own. */
export async function stageSitters(open: OpenDatabase, config: AcademyProcess['database'], people: number) {
  await seedCast(open.db)
  const server = await startTestServer({
    database: { ...open, config, owner: config, persons: null, close: () => open.close() },
  })
  try {
    const { classId, courseId } = await stageClass(open.db)
    const sitters = Array.from({ length: people }, (_, at) => ({
      names: { ar: `متدرب ${at + 1}`, en: `Sitter ${at + 1}` },
      email: `sitter-${at + 1}@diwan.example`,
    }))
    await enrol(open.db, classId, await addTraineesWithAccounts(open.db, sitters))
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
export type Troubles = Map<string, number>

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

/** As a person begins: told that the server has too much to do, they press again. */
async function begin(url: string, body: object, token: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await post(url, '/api/TraineeExamAnswer/StartExam', body, token)
    } catch (error) {
      if ((error as Error).message !== '503' || tries === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }
}

/** Answers the written question again and again while it goes on, as the page does: the same number until it is acknowledged. */
export async function sit(url: string, code: string, token: string, going: { on: boolean }, troubles: Troubles) {
  const DeviceKey = `the-browser-of-${token.slice(-12).replace(/[^\w]/g, '')}`
  const paper = await begin(url, { Code: code, DeviceKey }, token)
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

/** Answers that were acknowledged and are not in the database as they were sent. */
export async function lostAnswers({ db }: OpenDatabase, sitters: readonly Sitter[]): Promise<number[]> {
  const { rows } = await sql<{ attempt_id: number; seq: number; text: string }>`select attempt_id, seq,
    answer ->> 'Text' as text from exams.answer_event`.execute(db)
  const kept = new Map(rows.map((row) => [`${row.attempt_id} ${row.seq}`, row.text]))
  return sitters.flatMap((sitter) =>
    sitter.acknowledged.filter((seq) => kept.get(`${sitter.attempt} ${seq}`) !== `words ${seq}`),
  )
}

/** What `/readyz` answers; 0: nobody. */
export const readiness = (url: string): Promise<number> =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    (response) => response.status,
    () => 0,
  )
