import { sql, type RawBuilder } from 'kysely'
import { matchesName, type Database } from '#platform/server/database.ts'
import { bothNames, bothNamesIfAny, nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import type { AnswerKind } from '../../rules/answers.ts'
import type { SheetKind } from '../../rules/kinds.ts'
import { reachesRound } from './reach.ts'
import { nameOfInvited } from './rounds.ts'

/** Which rounds are read together. */
export interface Scope {
  readonly kind: SheetKind
  readonly roundId?: number | undefined
  readonly courseId?: number | undefined
  readonly instructorId?: number | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

const among = (actor: Actor, scope: Scope): RawBuilder<boolean> => sql<boolean>`(r.is_counted and r.kind = ${scope.kind}
  and ${reachesRound(actor)}
  and (${scope.roundId ?? null}::integer is null or r.id = ${scope.roundId ?? null})
  and (${scope.courseId ?? null}::integer is null or r.class_id in (
    select c.class_id from classes.class_facts c where c.course_id = ${scope.courseId ?? null}))
  and (${scope.instructorId ?? null}::integer is null or r.instructor_id = ${scope.instructorId ?? null})
  and (${scope.from ?? null}::date is null or r.closes_on >= ${scope.from ?? null}::date)
  and (${scope.to ?? null}::date is null or r.closes_on <= ${scope.to ?? null}::date))`

export interface CountedRound {
  readonly month: string
  readonly answers: number
  readonly ratings: number
  readonly sum: number
  readonly squares: number
}

export const countedRounds = async (db: Database, actor: Actor, scope: Scope): Promise<CountedRound[]> =>
  (
    await sql<CountedRound>`select to_char(r.closes_on, 'YYYY-MM') as month, r.answers, r.ratings,
      r.rating_sum as sum, r.rating_squares as squares from feedback.round r where ${among(actor, scope)}`.execute(db)
  ).rows

export interface Cell {
  readonly id: number
  readonly questionId: number
  readonly category: Trilingual
  readonly categoryId: number
  readonly text: Trilingual
  readonly answer: AnswerKind
  readonly choices: Trilingual[]
  readonly value: number
  readonly count: number
}

/** How often each answer was given in those rounds, by the question as each sheet asked it, in the order of sheets. */
export const cellsOf = async (db: Database, actor: Actor, scope: Scope, isSigned: boolean): Promise<Cell[]> => {
  const found = isSigned
    ? sql`select a.sheet_question_id, a.value, count(*)::integer as count from feedback.signed_answer a
        join feedback.asked k on k.id = a.asked_id join feedback.round r on r.id = k.round_id
        where ${among(actor, scope)} and a.value is not null group by 1, 2`
    : sql`select t.sheet_question_id, t.value, sum(t.count)::integer as count from feedback.tally t
        join feedback.round r on r.id = t.round_id where ${among(actor, scope)} group by 1, 2`
  const { rows } = await sql<Cell>`
    select q.id, q.question_id as "questionId", q.category_id as "categoryId", c.name as category, q.text, q.answer,
      q.choices, f.value, f.count
    from (${found}) f
    join feedback.sheet_question q on q.id = f.sheet_question_id
    join lookups.category_assessment c on c.id = q.category_id
    order by c.position, q.category_id, q.position, q.id, f.value`.execute(db)
  return rows
}

/** What was written in those rounds, at most 500, in no order. */
export const commentsOf = async (db: Database, actor: Actor, scope: Scope, isSigned: boolean) => {
  const found = isSigned
    ? sql`select a.sheet_question_id, a.text, md5(a.asked_id || ' ' || a.sheet_question_id) as mixed
        from feedback.signed_answer a join feedback.asked k on k.id = a.asked_id join feedback.round r on r.id = k.round_id
        where ${among(actor, scope)} and a.text is not null`
    : sql`select m.sheet_question_id, m.text, m.id::text as mixed from feedback.comment m
        join feedback.round r on r.id = m.round_id where ${among(actor, scope)}`
  const { rows } = await sql<{ Question: Trilingual; Text: string }>`
    select q.text as "Question", f.text as "Text" from (${found}) f
    join feedback.sheet_question q on q.id = f.sheet_question_id order by q.position, f.mixed limit 500`.execute(db)
  return rows
}

const ofInstructor = (db: Database) =>
  db
    .selectFrom('people.instructor_facts as n')
    .where(sql<boolean>`exists (select from feedback.round r where r.instructor_id = n.instructor_id and r.is_counted)`)
const byTrainees = sql`filter (where r.kind = 'instructorByTrainee')`
const byEvaluators = sql`filter (where r.kind = 'instructorByEvaluator')`

interface SumsOfInstructor {
  readonly rounds: number
  readonly answers: number
  readonly last_on: Day
  readonly trainee_sheets: number
  readonly ratings: number
  readonly sum: number
  readonly squares: number
  readonly evaluator_ratings: number
  readonly evaluator_sum: number
}

/** Instructors of whom something is counted; what it comes to is read beside those of a page. */
export const assessedInstructors = listOf<
  typeof feedbackCalls.getInstructorAssessmentResults,
  { readonly actor: Actor }
>()({
  reach: () => everybody('editors keep the sheets about all instructors'),
  rows: (db) =>
    ofInstructor(db)
      .innerJoinLateral(
        () =>
          sql<SumsOfInstructor>`(select count(*)::integer as rounds, sum(r.answers)::integer as answers,
            max(r.closes_on) as last_on, coalesce(sum(r.answers) ${byTrainees}, 0)::integer as trainee_sheets,
            coalesce(sum(r.ratings) ${byTrainees}, 0)::integer as ratings,
            coalesce(sum(r.rating_sum) ${byTrainees}, 0)::integer as sum,
            coalesce(sum(r.rating_squares) ${byTrainees}, 0)::integer as squares,
            coalesce(sum(r.ratings) ${byEvaluators}, 0)::integer as evaluator_ratings,
            coalesce(sum(r.rating_sum) ${byEvaluators}, 0)::integer as evaluator_sum
            from feedback.round r where r.instructor_id = n.instructor_id and r.is_counted)`.as('f'),
        (join) => join.onTrue(),
      )
      .select([
        'n.instructor_id as InstructorID',
        'n.instructor_code as Code',
        bothNames('n.instructor_name').as('Name'),
        'f.rounds as Rounds',
        'f.answers as Sheets',
        'f.last_on as LastOn',
        'f.trainee_sheets',
        'f.ratings',
        'f.sum',
        'f.squares',
        'f.evaluator_ratings',
        'f.evaluator_sum',
      ]),
  lean: ofInstructor,
  id: 'n.instructor_id',
  search: (text) => matchesName('n.instructor_search', text),
  filters: {},
  orders: { Name: ({ actor }) => nameRead(actor.language, 'n.instructor_name') },
})

export const instructorByCode = (db: Database, code: string) =>
  db
    .selectFrom('people.instructor_facts')
    .where('instructor_code', '=', code)
    .select(['instructor_id as InstructorID', 'instructor_code as Code', bothNames('instructor_name').as('Name')])
    .executeTakeFirst()

/**
 * Of the sheets that evaluators gave about an instructor in rounds that are over: how many, and the ratings of the oldest so
 * many, by when their rounds ended: one that ends later never takes a place among those that were shown before.
 */
export const evaluatorSheets = async (db: Database, instructorId: number, groups: (sheets: number) => number) => {
  const { rows } = await sql<{ id: number; ratings: number; sum: number; squares: number }>`
    select k.id, count(a.value)::integer as ratings, coalesce(sum(a.value), 0)::integer as sum,
      coalesce(sum(a.value * a.value), 0)::integer as squares
    from feedback.round r
    join feedback.asked k on k.round_id = r.id and k.given_on is not null
    left join (feedback.signed_answer a join feedback.sheet_question q on q.id = a.sheet_question_id and q.answer = 'rating')
      on a.asked_id = k.id
    where r.instructor_id = ${instructorId} and r.kind = 'instructorByEvaluator' and r.is_counted
    group by k.id, r.state_since, r.id order by r.state_since, r.id, k.id`.execute(db)
  return rows.slice(0, groups(rows.length))
}

/** A sheet that somebody answered by name; the actor's reach is that of its round. */
export async function signedSheet(db: Database, actor: Actor, askedId: number) {
  const head = await db
    .selectFrom('feedback.asked as a')
    .innerJoin('feedback.round as r', 'r.id', 'a.round_id')
    .innerJoin('feedback.invitation as i', 'i.id', 'a.invitation_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('people.instructor_name_facts as about', 'about.instructor_id', 'r.instructor_id')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'i.trainee_id')
    .leftJoin('people.instructor_name_facts as n', 'n.instructor_id', 'i.instructor_id')
    .leftJoin('accounts.account_facts as e', 'e.account_id', 'i.account_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'i.organization_id')
    .where('a.id', '=', askedId)
    .where('a.given_on', 'is not', null)
    .where('i.trainee_id', 'is', null)
    .where(reachesRound(actor))
    .select([
      nameOfInvited.as('Name'),
      sql<SheetKind>`r.kind`.as('Kind'),
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      bothNamesIfAny('about.instructor_name', 'about.instructor_id').as('InstructorName'),
      sql<Day>`a.given_on::text`.as('GivenOn'),
      'r.sheet_id as sheetId',
      'r.id as roundId',
    ])
    .executeTakeFirst()
  if (!head) return undefined
  const answers = await db
    .selectFrom('feedback.signed_answer')
    .where('asked_id', '=', askedId)
    .select(['sheet_question_id as id', 'value', 'text'])
    .execute()
  return { ...head, answers }
}

/** What a trainee was asked, the newest first. */
export const askedOfTrainee = (db: Database, traineeId: number) =>
  db
    .selectFrom('feedback.invitation as i')
    .innerJoin('feedback.asked as a', 'a.invitation_id', 'i.id')
    .innerJoin('feedback.round as r', 'r.id', 'a.round_id')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .leftJoin('people.instructor_name_facts as n', 'n.instructor_id', 'r.instructor_id')
    .where('i.trainee_id', '=', traineeId)
    .orderBy('r.closes_on', 'desc')
    .orderBy('a.id')
    .limit(200)
    .select([
      'a.id as ID',
      sql<SheetKind>`r.kind`.as('Kind'),
      'r.class_id as ClassID',
      'c.class_code as ClassCode',
      'c.course_name as CourseName',
      bothNamesIfAny('n.instructor_name', 'n.instructor_id').as('InstructorName'),
      'r.closes_on as ClosesOn',
      'a.given_on as GivenOn',
    ])
    .execute()
