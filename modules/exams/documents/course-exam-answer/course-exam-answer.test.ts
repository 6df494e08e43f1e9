import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { stageReleased } from '#testing/stages/stage-released.ts'
import courseExamAnswer from './document.ts'

const page = documentCall(courseExamAnswer)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a released paper is its own trainee’s without the right answers, and its markers’ with them; nobody else’s', async () => {
  const { examId: CourseClassExamsID, traineeId: TraineeID } = await stageReleased(server)
  const open = async (who: string) => (await server.as(who)).send(page, { CourseClassExamsID, TraineeID })
  const own = (await open('layla')).Content
  expect(own).toMatchObject({ Percent: 75, Grade: 'pass', IsInitial: false })
  expect(own.Questions.every(({ Right, ModelAnswer }) => Right === null && ModelAnswer === null)).toBe(true)
  for (const who of ['omar', 'karim', 'nadia'])
    expect((await open(who)).Content.Questions[0]!.Right, who).toEqual(['Identify hazards'])
  for (const who of ['mariam', 'yusuf', 'hany', 'sami', 'huda', 'salma'])
    expect(await refusalOf(open(who)), who).toMatchObject(closed)
  await server.db.updateTable('exams.exam').set({ state: 'marking' }).where('id', '=', CourseClassExamsID).execute()
  expect(await refusalOf(open('layla'))).toMatchObject(closed)
})
