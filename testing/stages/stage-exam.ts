import { sql } from 'kysely'
import { instantOf } from '#platform/shared/values/dates.ts'
import type { Input, Output } from '#platform/shared/call.ts'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { addClasses, enrol } from '#database/seeds/world/classes.ts'
import type { Asker } from '../asker.ts'
import type { CastKey } from './cast.ts'
import type { Database } from '#platform/server/database.ts'

export interface StagedClass {
  readonly classId: number
  readonly courseId: number
  readonly traineeIds: Readonly<Record<string, number>>
}

/** A running class of the course, with these instructors and these trainees of the cast enrolled; straight into the tables. */
export async function stageClass(
  db: Database,
  {
    course = 'SMS-101',
    instructors = ['omar'],
    trainees = ['layla', 'mariam'],
  }: {
    course?: string
    instructors?: readonly CastKey[]
    trainees?: readonly CastKey[]
  } = {},
): Promise<StagedClass> {
  const { id: courseId } = await db
    .selectFrom('catalogue.course')
    .where('code', '=', course)
    .select('id')
    .executeTakeFirstOrThrow()
  const days = { starts_on: '2026-03-01', ends_on: '2026-03-12' } as const
  const [classId] = (await addClasses(db, [{ course_id: courseId, ...days, max_trainees: 20, state: 'running' }])) as [
    number,
  ]
  for (const key of instructors) {
    await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
      select ${classId}, id, 'lead', 'accepted' from people.instructor where email = ${`${key}@diwan.example`}`.execute(
      db,
    )
  }
  const traineeIds: Record<string, number> = {}
  for (const key of trainees) {
    const { id } = await db
      .selectFrom('people.trainee')
      .where('email', '=', `${key}@diwan.example`)
      .select('id')
      .executeTakeFirstOrThrow()
    traineeIds[key] = id
  }
  await enrol(db, classId, Object.values(traineeIds))
  return { classId, courseId, traineeIds }
}

type QuestionFields = Input<typeof calls.addQuestion>['body']

/** Four questions, one of each type, of weight 4, 4, 2 and 10. Texts of what is right hold `canary`. */
export async function stageQuestions(editor: Asker, courseId: number, canary = ''): Promise<number[]> {
  const common = {
    CourseID: courseId,
    ModuleID: null,
    CategoryID: null,
    LevelID: null,
    Name: '',
    ModelAnswer: '',
    Seconds: 60,
  }
  const fields: QuestionFields[] = [
    {
      ...common,
      Type: 'multiChoice',
      Text: '<p dir="ltr">Which comes first?</p>',
      Weight: 4,
      Answers: [
        { Text: 'Identify hazards', IsRight: true },
        { Text: 'Buy software', IsRight: false },
        { Text: 'Print posters', IsRight: false },
      ],
    },
    {
      ...common,
      Type: 'multiAnswers',
      Text: '<p dir="ltr">Which are pillars?</p>',
      Weight: 4,
      Answers: [
        { Text: 'Policy', IsRight: true },
        { Text: 'Assurance', IsRight: true },
        { Text: 'Marketing', IsRight: false },
        { Text: 'Catering', IsRight: false },
      ],
    },
    {
      ...common,
      Type: 'trueFalse',
      Text: '<p dir="ltr">One assessment lasts for ever.</p>',
      Weight: 2,
      Answers: [
        { Text: 'true', IsRight: false },
        { Text: 'false', IsRight: true },
      ],
    },
    {
      ...common,
      Type: 'text',
      Text: '<p dir="ltr">Explain risk.</p>',
      ModelAnswer: `<p>Probability and severity ${canary}</p>`,
      Weight: 10,
      Answers: [],
    },
  ]
  const ids: number[] = []
  for (const body of fields) ids.push((await editor.send(calls.addQuestion, { body })).ID)
  return ids
}

type ExamFields = Input<typeof calls.addExam>['body']

/** The fields of a one-hour exam on 2026-03-10, 10:00 to 13:00 in Cairo, worth all of the class's exam percentage. */
export function examFields(
  classId: number,
  questionIds: readonly number[],
  change: Partial<ExamFields> = {},
): ExamFields {
  const weights = [4, 4, 2, 10]
  return {
    CourseClassID: classId,
    ExamName: { ar: 'الامتحان النهائي', en: 'Final exam' },
    ExamTypeID: null,
    StartDate: '2026-03-10',
    StartTime: '10:00',
    CloseDate: '2026-03-10',
    CloseTime: '13:00',
    Minutes: 60,
    PassDegree: 60,
    ExcellentDegree: 90,
    SharePercent: 100,
    IsMandatory: true,
    ExamMode: true,
    StrictMultiAnswers: false,
    Rules: '',
    Questions: questionIds.map((QuestionID, index) => ({ QuestionID, Weight: weights[index % 4]!, Seconds: 60 })),
    ...change,
  }
}

/** `10:30` on the day of the staged exam, in Cairo. */
export const onExamDay = (time: string, day = '2026-03-10'): Date => instantOf(day, time)

/** An exam made of these fields, ready and published. */
export async function stageExam(editor: Asker, fields: ExamFields): Promise<Output<typeof calls.getExam>> {
  const { ID } = await editor.send(calls.addExam, { body: fields })
  const ready = await editor.send(calls.moveExam, { body: { ID, Action: 'markReady', Version: 1 } })
  await editor.send(calls.moveExam, { body: { ID, Action: 'publish', Version: ready.Version } })
  return editor.send(calls.getExam, { ID })
}
