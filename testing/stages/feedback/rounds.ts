import { sql } from 'kysely'
import { addSessions, enrol } from '#database/seeds/world/classes.ts'
import { addTrainees } from '#database/seeds/world/people.ts'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import { closing, jobs } from '#modules/feedback/server/by-the-clock.ts'
import { sheetKinds } from '#modules/feedback/rules/kinds.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Asker } from '../../asker.ts'
import type { TestServer } from '../../server.ts'
import { stageClass } from '../stage-exam.ts'

const words = (ar: string) => ({ ar })

/** Of each kind a published sheet: two ratings, a choice, yes or no, and own words that nobody has to write. */
export async function stageSheets(editor: Asker): Promise<void> {
  for (const kind of sheetKinds) {
    const { Items } = await editor.send(calls.getFeedbackCategories, { Kind: kind, pageSize: 100 })
    const CategoryID = Items[0]!.ID
    const add = (Text: string, Answer: 'rating' | 'choice' | 'yesNo' | 'text', Choices: { ar: string }[] = []) =>
      editor.send(calls.addFeedbackQuestion, {
        body: { CategoryID, Text: words(Text), Answer, Choices, IsRequired: Answer !== 'text', IsActive: true },
      })
    await add('وضوح الشرح', 'rating')
    await add('فائدة المحتوى', 'rating')
    await add('المدة', 'choice', [words('قصيرة'), words('مناسبة'), words('طويلة')])
    await add('هل توصي بها؟', 'yesNo')
    await add('ما الذي نحسّنه؟', 'text')
    const { ID, Version } = await editor.send(calls.draftFeedbackSheet, { body: { Kind: kind } })
    await editor.send(calls.publishFeedbackSheet, { body: { ID, Version } })
  }
}

/** A class of Omar's whose last session was on 12 March, with Layla, Mariam and five others; Karim assesses it. */
export async function stageTaught(server: TestServer) {
  const staged = await stageClass(server.db)
  await addSessions(server.db, [
    { class_id: staged.classId, number: 1, day: '2026-03-12', starts_at: '09:00', ends_at: '14:00' },
  ])
  const others = await addTrainees(
    server.db,
    Array.from({ length: 5 }, (_, at) => ({
      names: { ar: `متدرب رقم ${at + 1}`, en: `Trainee Number ${at + 1}` },
      email: `feedback-${staged.classId}-${at + 1}@diwan.example`,
    })),
  )
  await enrol(server.db, staged.classId, others)
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    select ${staged.classId}, id, 'evaluator', 'accepted' from accounts.account where email like 'karim%'`.execute(
    server.db,
  )
  const { instructor_id: omar } = await server.db
    .selectFrom('classes.class_staff')
    .where('class_id', '=', staged.classId)
    .where('instructor_id', 'is not', null)
    .select('instructor_id')
    .executeTakeFirstOrThrow()
  return { ...staged, others, instructorId: omar! }
}

/** What the clock does: opens what is due, reminds, and ends what is over. */
export const clock = (server: TestServer) => {
  const work = { db: server.db, files: server.files, now: server.now(), data: {} }
  return {
    opens: () => jobs[0]!.run(work),
    reminds: () => jobs[1]!.run(work),
    closes: () => closing.run({ db: server.db, now: server.now(), vault: server.vault }),
  }
}

/** The codes of who is asked about a class, by trainee. */
export async function codesOf(server: TestServer, classId: number): Promise<Map<number, string>> {
  const rows = await server.db
    .selectFrom('feedback.invitation')
    .where('class_id', '=', classId)
    .where('trainee_id', 'is not', null)
    .orderBy('trainee_id')
    .select(['trainee_id', 'code'])
    .execute()
  return new Map(rows.map(({ trainee_id, code }) => [trainee_id!, code]))
}

type Review = Output<typeof calls.getReview>['Sheets'][number]

/** Whole answers to a sheet: this grade twice, the middle choice, yes, and these words. */
export const answersTo = ({ Categories }: Review, grade: number, said = '') =>
  Categories.flatMap(({ Questions }) =>
    Questions.map(({ ID, Answer }) => ({
      ID,
      Value: Answer === 'rating' ? grade : Answer === 'choice' ? 2 : Answer === 'yesNo' ? 1 : null,
      Text: Answer === 'text' ? said : '',
    })),
  )

/** Gives the sheet of this kind by a code. */
export async function giveBy(asker: Asker, Code: string, kind: Review['Kind'], grade: number, said = '') {
  const { Sheets } = await asker.send(calls.getReview, { Code })
  const sheet = Sheets.find(({ Kind }) => Kind === kind)!
  return asker.send(calls.giveFeedback, {
    body: { Code, RoundID: sheet.RoundID, Answers: answersTo(sheet, grade, said) },
  })
}
