import sharp from 'sharp'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { CastKey } from '#testing/stages/cast.ts'
import type { TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { examFields, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'

export interface StagedExam {
  readonly id: number
  readonly code: string
  /** Question numbers 1, 2, ... with the words of their choices by id; a text question has none. */
  readonly questions: readonly { readonly id: number; readonly choices: ReadonlyMap<number, string> }[]
}

/** Stages exams of the same four questions (choice, several, true or false, text), each in a class of its own. */
export async function examStage(server: TestServer) {
  const sami = await server.as('sami')
  let bank: number[] | null = null
  return async (trainee: CastKey, change: { examMode?: boolean; pictured?: boolean } = {}): Promise<StagedExam> => {
    const { classId, courseId } = await stageClass(server.db, { trainees: [trainee] })
    bank ??= await stageQuestions(sami, courseId)
    const questions = change.pictured ? [...bank.slice(0, 3), await picturedQuestion(server, courseId)] : bank
    const day = addDays(dayOf(new Date()), 1)
    const fields = { StartDate: day, CloseDate: day, ExamMode: change.examMode ?? false }
    const { ID, Code } = await stageExam(sami, examFields(classId, questions, fields))
    await closeIn(server, Code, 7200)
    const rows = await server.db
      .selectFrom('exams.exam_question as q')
      .leftJoin('exams.question_answer as a', 'a.question_version_id', 'q.question_version_id')
      .where('q.exam_id', '=', ID)
      .select(['q.id', 'a.id as answer', 'a.text'])
      .orderBy('q.position')
      .execute()
    const asked = [...Map.groupBy(rows, (row) => row.id)].map(([id, each]) => ({
      id,
      choices: new Map(each.flatMap((row) => (row.answer === null ? [] : [[row.answer, row.text ?? ''] as const]))),
    }))
    return { id: ID, code: Code, questions: asked }
  }
}

/** The exam is open now and closes in so many seconds; who begins it now hears the bell then. */
export async function closeIn(server: TestServer, code: string, seconds: number): Promise<Date> {
  const closesAt = new Date(Date.now() + seconds * 1000)
  await server.db
    .updateTable('exams.exam')
    .set({ starts_at: new Date(Date.now() - 60_000), closes_at: closesAt })
    .where('code', '=', code)
    .execute()
  return closesAt
}

const pictureWidth = 24

/** A text question with a picture in it, fresh in the bank. */
async function picturedQuestion(server: TestServer, courseId: number): Promise<number> {
  const sami = await server.as('sami')
  const create = { width: pictureWidth, height: 8, channels: 3 as const, background: { r: 200, g: 20, b: 30 } }
  const bytes = await sharp({ create }).png().toBuffer()
  const picture = await upload(server.app, sami, 'questionMedia', { name: 'aircraft.png', bytes })
  const { ID } = await sami.send(calls.addQuestion, {
    body: {
      CourseID: courseId,
      ModuleID: null,
      CategoryID: null,
      LevelID: null,
      Name: '',
      ModelAnswer: '',
      Seconds: 60,
      Type: 'text',
      Text: `<p>What is this?</p><p><img src="/api/File/Download?ID=${picture}" alt="An aircraft"></p>`,
      Weight: 10,
      Answers: [],
    },
  })
  return ID
}
