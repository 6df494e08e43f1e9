import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { paperCalls } from '../../../contract/calls.ts'
import { isExaminerOf, reachesPaper } from '../reach.ts'
import { traineeName } from '../papers/papers.ts'

interface Marking {
  readonly actor: Actor
}

/** Papers that may still be marked as a matter of course; what is final is changed on the paper itself. */
const markable = sql`a.state in ('awaitingManual', 'autoMarked', 'marked')`
const isWritten = sql`btrim(coalesce(g.answer->>'Text', '')) <> ''`
const isDouble = sql`(e.two_markers and a.state = 'awaitingManual')`
const ownMark = (actor: Actor, column: RawBuilder<unknown>) => sql`(select ${column} from exams.marking m
  join exams.marking_mark x on x.marking_id = m.id and x.exam_question_id = g.exam_question_id
  where m.attempt_id = a.id and m.marker_id = ${actor.userId})`
const score = (actor: Actor) =>
  sql<number | null>`case when ${isDouble} then ${ownMark(actor, sql`x.score`)} else g.score end`

const answers = (db: Database, { actor }: Marking) =>
  db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .innerJoin('exams.answer as g', 'g.attempt_id', 'a.id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'a.trainee_id')
    .leftJoin('exams.answer_event as l', (join) =>
      join.onRef('l.attempt_id', '=', 'g.attempt_id').onRef('l.seq', '=', 'g.seq'),
    )
    .where(sql<boolean>`${markable} and ${isWritten}`)
    .where(sql<boolean>`a.trainee_id is distinct from ${actor.traineeId}::integer`)
    .select([
      'a.id as AttemptID',
      'a.version as Version',
      'a.trainee_id as TraineeID',
      't.trainee_code as TraineeCode',
      'a.number as Number',
      'a.state as State',
      'e.state as examState',
    ])
    .select([
      traineeName('t').as('TraineeName'),
      isExaminerOf(actor).as('isExaminer'),
      sql<boolean>`${isDouble}`.as('isDouble'),
      sql<string>`g.answer->>'Text'`.as('Written'),
      sql<boolean>`coalesce(l.is_late, false)`.as('IsLate'),
      score(actor).as('Score'),
      sql<string>`coalesce(case when ${isDouble} then ${ownMark(actor, sql`x.comment`)} else g.comment end, '')`.as(
        'Comment',
      ),
    ])

/** What was written to one question, in an order that tells nothing of names. */
export const answersToQuestion = listOf<typeof paperCalls.getAnswersToQuestion, Marking>()({
  reach: ({ actor }) => reachesPaper(actor),
  rows: answers,
  id: 'a.id',
  search: () => sql<boolean>`true`,
  filters: {
    ExamID: 'a.exam_id',
    ExamQuestionID: 'g.exam_question_id',
    Unmarked: (isUnmarked, { actor }) => (isUnmarked ? sql`${score(actor)} is null` : null),
  },
  orders: { AttemptID: { by: 'a.id', unique: true } },
})

/** The questions of an exam that a person marks, with how much is written and waits. */
export async function questionsToMark(db: Database, actor: Actor, examId: number) {
  const { rows } = await sql<{
    ExamQuestionID: number
    Number: number
    Text: string
    ModelAnswer: string
    Weight: number
    Answers: number
    Unmarked: number
  }>`
    select q.id as "ExamQuestionID", q.number::integer as "Number", v.text as "Text", v.model_answer as "ModelAnswer", q.weight as "Weight",
      count(g.attempt_id)::integer as "Answers", (count(g.attempt_id) filter (where ${score(actor)} is null))::integer as "Unmarked"
    from (select *, row_number() over (order by position, id) as number from exams.exam_question where exam_id = ${examId}) q
    join exams.exam e on e.id = q.exam_id
    join exams.question_version v on v.id = q.question_version_id and v.type = 'text'
    left join exams.attempt a on a.exam_id = q.exam_id and ${markable} and a.trainee_id is distinct from ${actor.traineeId}::integer
    left join exams.answer g on g.attempt_id = a.id and g.exam_question_id = q.id and ${isWritten}
    group by q.id, q.number, v.text, v.model_answer, q.weight order by q.number`.execute(db)
  return rows
}
