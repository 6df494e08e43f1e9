import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { killAll } from '#testing/servers/kill-servers.ts'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { testDataKey } from '#testing/template.ts'
import { examFields, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'

/* A trainee answers while the server is killed, several times; the test's own server stages what is needed. */
let staging: TestServer
let dataDir: string
let running: ChildProcess | null = null
let url = ''
const kills = 5

beforeAll(async () => {
  staging = await startTestServer()
  dataDir = mkdtempSync(join(tmpdir(), 'diwan-killed-'))
})
afterAll(async () => {
  if (running) await killAll(running)
  await staging.close()
  rmSync(dataDir, { recursive: true })
})

async function start(): Promise<void> {
  const { host, port, user, database } = staging.databaseAddress
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../../apps/server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: url ? new URL(url).port : '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`,
      JWT_SECRET: 'b7Zq0Hn2Lx5Vt8Rw1Yk4Cm6Pd9Gf3Js-Ua',
      DATA_KEY: testDataKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  await expect.poll(() => said, { timeout: 40_000, interval: 50 }).toMatch(/ready at \S+:\d+/)
  url = `http://127.0.0.1:${/ready at \S+?:(\d+)/.exec(said)![1]}`
}

async function post(path: string, body: object, token?: string): Promise<any> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
  return response.json()
}

async function publishedExam(): Promise<string> {
  const { classId, courseId } = await stageClass(staging.db)
  const sami = await staging.as('sami')
  const day = addDays(dayOf(new Date()), 1)
  const questions = await stageQuestions(sami, courseId)
  const exam = await stageExam(sami, examFields(classId, questions, { StartDate: day, CloseDate: day }))
  await staging.db
    .updateTable('exams.exam')
    .set({ starts_at: new Date(Date.now() - 60_000), closes_at: new Date(Date.now() + 7_200_000) })
    .where('id', '=', exam.ID)
    .execute()
  return exam.Code
}

test('every acknowledged answer is there after the server was killed', { timeout: 240_000 }, async () => {
  const Code = await publishedExam()
  await start()
  const { accessToken } = await post('/login', { email: cast.layla.email, password: castPassword })
  const DeviceKey = 'the-browser-of-one-desk'
  const paper = await post('/api/TraineeExamAnswer/StartExam', { Code, DeviceKey }, accessToken)
  const written = paper.Questions.find((question: { Type: string }) => question.Type === 'text').ExamQuestionID

  const acknowledged: number[] = []
  let seq = 0
  let failed = 0
  const trainee = { answers: true }
  const answering = (async () => {
    while (trainee.answers) {
      const answer = {
        Seq: seq + 1,
        ExamQuestionID: written,
        Answer: { Text: `words ${seq + 1}` },
        AnsweredAt: new Date().toISOString(),
      }
      try {
        const reply = await post(
          '/api/TraineeExamAnswer/SaveAnswers',
          { AttemptID: paper.AttemptID, DeviceKey, Answers: [answer] },
          accessToken,
        )
        acknowledged.push(...reply.Acknowledged)
        seq++
      } catch {
        // as the page does: the same answer again under the same number
        failed++
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  })()
  for (let round = 1; round <= kills; round++) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    await killAll(running!)
    await start()
  }
  const last = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(last + 5)
  trainee.answers = false
  await answering

  const kept = await staging.db
    .selectFrom('exams.answer_event')
    .select(['seq', 'answer'])
    .where('attempt_id', '=', paper.AttemptID)
    .execute()
  const bySeq = new Map(kept.map((event) => [event.seq, event.answer]))
  expect(acknowledged.filter((each) => bySeq.get(each)?.Text !== `words ${each}`)).toEqual([])
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
  // the kills did hit while something was on its way
  expect(failed).toBeGreaterThan(0)
  const counting = await staging.db
    .selectFrom('exams.answer')
    .select('answer')
    .where('attempt_id', '=', paper.AttemptID)
    .executeTakeFirstOrThrow()
  expect(counting.answer).toEqual({ Text: `words ${acknowledged.at(-1)}` })
})
