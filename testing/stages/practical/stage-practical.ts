import { sql } from 'kysely'
import { practicalCalls as calls } from '#modules/practical/contract/calls.ts'
import type { CastKey } from '../cast.ts'
import type { TestServer } from '../../server.ts'
import { stageClass, type StagedClass } from '../stage-exam.ts'

interface Wanted {
  readonly course?: string
  readonly asksSecond?: boolean
  /** False: the sheets stay as they are. */
  readonly sheets?: boolean
  readonly trainees?: readonly CastKey[]
}

/** Somebody of the cast on the staff of the class, who assesses practical work by the record. */
export async function addAssessor(server: TestServer, classId: number, who: CastKey): Promise<void> {
  const email = `${who}@diwan.example`
  await sql`update people.instructor set is_practical_assessor = true where email = ${email}`.execute(server.db)
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select ${classId}, id, 'practicalAssessor', 'accepted' from people.instructor where email = ${email}`.execute(
    server.db,
  )
}

/** On the general sheet two questions of 10 and 5 and nothing else, on that of the course one of 20. */
export async function stageSheets(server: TestServer, courseId: number): Promise<void> {
  const huda = await server.as('huda')
  await server.db.updateTable('practical.item').set({ is_active: false }).execute()
  const add = (CourseID: number | null, MaxDegree: number, ar: string, en: string) =>
    huda.send(calls.addPracticalQuestion, { body: { CourseID, MaxDegree, IsActive: true, Text: { ar, en } } })
  await add(null, 10, 'السلامة', 'Safety')
  await add(null, 5, 'الدقة', 'Accuracy')
  await add(courseId, 20, 'تشغيل الجهاز', 'Operating the device')
}

/** A running class of Omar's with a practical part of 60 %, in which he assesses Layla and Mariam; its sheets. */
export async function stagePractical(
  server: TestServer,
  { course = 'SMS-101', asksSecond = false, sheets = true, trainees = ['layla', 'mariam'] }: Wanted = {},
): Promise<StagedClass> {
  const staged = await stageClass(server.db, { course, instructors: ['omar'], trainees })
  await sql`update catalogue.course set practical_pass_percent = 60 where id = ${staged.courseId}`.execute(server.db)
  await sql`update people.instructor set is_practical_assessor = true where email = 'omar@diwan.example'`.execute(
    server.db,
  )
  await sql`update practical.sheet set asks_second = ${asksSecond} where course_id is null`.execute(server.db)
  if (sheets) await stageSheets(server, staged.courseId)
  return staged
}

/** Omar gives half of everything to everybody and signs; gives what one sheet of a kind comes to. */
export async function signAll(server: TestServer, staged: StagedClass, kind: 'general' | 'course'): Promise<number> {
  const omar = await server.as('omar')
  const shown = await omar.send(calls.getPracticalClass, { CourseClassID: staged.classId })
  for (const TraineeID of Object.values(staged.traineeIds))
    for (const Kind of ['general', 'course'] as const) {
      const about = { CourseClassID: staged.classId, TraineeID, Kind }
      const Degrees = shown.Items.filter((item) => item.Kind === Kind).map(({ ID, MaxDegree }) => ({
        ItemID: ID,
        Degree: MaxDegree / 2,
        GivenAt: '2026-03-05T08:00:00Z',
        Version: null,
      }))
      await omar.send(calls.saveTraineePractical, { body: { ...about, Degrees } })
      await omar.send(calls.signPractical, { body: { ...about, IsAbsent: false } })
    }
  return shown.Sheets.find(({ Kind }) => Kind === kind)!.MaxDegree / 2
}
