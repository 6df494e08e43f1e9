import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { examFields, onExamDay, stageClass } from '#testing/stages/stage-exam.ts'
import { examCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('the list begins with what is open and comes next; what is over stands behind, the newest first', async () => {
  server.at(onExamDay('08:00', '2026-03-04'))
  const { classId } = await stageClass(server.db)
  const sami = await server.as('sami')
  const stood = [
    ['2026-01-10', 'resultsFinal'],
    ['2026-09-10', 'published'],
    ['2026-03-04', 'open'],
    ['2026-03-01', 'marking'],
    ['2026-03-10', 'draft'],
    ['2026-02-10', 'archived'],
    ['2026-04-10', 'ready'],
  ] as const
  const ids: number[] = []
  for (const [day, state] of stood) {
    const body = examFields(classId, [], { StartDate: day, CloseDate: day, SharePercent: 10 })
    const { ID } = await sami.send(calls.addExam, { body })
    await server.db.updateTable('exams.exam').set({ state }).where('id', '=', ID).execute()
    ids.push(ID)
  }
  const listed = async (query: object = {}) =>
    (await sami.send(calls.searchExams, { CourseClassID: classId, ...query })).Items.map(({ ID }) => ids.indexOf(ID))
  expect(await listed()).toEqual([2, 4, 6, 1, 3, 5, 0])
  expect(await listed({ sort: '-StartsAt' })).toEqual([1, 6, 4, 2, 3, 5, 0])
})
