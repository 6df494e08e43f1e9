import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { stageSessions } from '#testing/stages/stage-sessions.ts'
import { finalAttendance, finalAttendanceOf } from './final-attendance.ts'

const days = ['2026-03-01', '2026-03-02', '2026-03-03']
const later = new Date('2026-04-01T08:00:00Z')

let server: TestServer
/** In the first some are marked, in the second one who is gone, in the third nobody. */
let classes: StagedClass[]
beforeAll(async () => {
  server = await startTestServer()
  classes = []
  const sessions: number[][] = []
  for (let at = 0; at < 3; at++) {
    const staged = await stageClass(server.db, { trainees: ['layla', 'yusuf', 'mariam'] })
    classes.push(staged)
    sessions.push(await stageSessions(server.db, staged.classId, days))
  }
  const mark = (session: number, who: string, of: number, state: string) =>
    sql`insert into attendance.mark (session_id, registration_id, state, minutes, marked_by, marked_at)
      select ${session}, id, ${state}, 0, 1, now() from registration.registration
      where class_id = ${classes[of]!.classId} and trainee_id = ${classes[of]!.traineeIds[who]!}`.execute(server.db)
  await mark(sessions[0]![0]!, 'layla', 0, 'present')
  await mark(sessions[0]![1]!, 'layla', 0, 'absent')
  await mark(sessions[0]![2]!, 'yusuf', 0, 'excused')
  // Of a class that this registration is not of any more.
  await mark(sessions[1]![0]!, 'mariam', 0, 'present')
  await mark(sessions[1]![1]!, 'layla', 1, 'present')
  await sql`update registration.registration set main = 'withdrawn'
    where class_id = ${classes[1]!.classId} and trainee_id = ${classes[1]!.traineeIds['layla']!}`.execute(server.db)
})
afterAll(() => server.close())

test.each([later, new Date('2026-03-01T09:00:00Z')])(
  'people of many classes have the attendance at %s that each class says of them',
  async (now) => {
    const rows = await server.db
      .selectFrom('registration.registration')
      .select(['id', 'class_id'])
      .where(
        'class_id',
        'in',
        classes.map((each) => each.classId),
      )
      .execute()
    const expected = new Map<number, unknown>()
    for (const { id, class_id } of rows) {
      const inClass = (await finalAttendance(server.db, class_id!, now)).get(id)
      if (inClass) expected.set(id, inClass)
    }
    const together = await finalAttendanceOf(
      server.db,
      rows.map((row) => row.id),
      now,
    )
    const inOrder = (found: ReadonlyMap<number, unknown>) => [...found].sort(([one], [other]) => one - other)
    expect(rows).toHaveLength(9)
    expect(inOrder(together)).toEqual(inOrder(expected))
  },
)

test('whom nobody marked was absent where attendance was taken, and has none where it was not', async () => {
  const idOf = async (of: number) => {
    const { id } = await server.db
      .selectFrom('registration.registration')
      .select('id')
      .where('class_id', '=', classes[of]!.classId)
      .where('trainee_id', '=', classes[of]!.traineeIds['mariam']!)
      .executeTakeFirstOrThrow()
    return id
  }
  const [taken, notTaken] = [await idOf(0), await idOf(2)]
  const found = await finalAttendanceOf(server.db, [taken, notTaken], later)
  expect(found.get(taken)?.finalPercent).toBe(0)
  expect(found.has(notTaken)).toBe(false)
})
