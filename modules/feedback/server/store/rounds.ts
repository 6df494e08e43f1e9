import { sql } from 'kysely'
import { matches, matchesName, type Database } from '#platform/server/database.ts'
import { bothNames, bothNamesIfAny, textRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { feedbackCalls } from '../../contract/calls.ts'
import { kindsKeptBy, kindsOf, type SheetKind } from '../../rules/kinds.ts'
import type { RoundState } from '../../rules/round-states.ts'
import { reachesRound } from './reach.ts'

export const roundRows = (db: Database) =>
  db
    .selectFrom('feedback.round as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .innerJoin('feedback.sheet as s', 's.id', 'r.sheet_id')
    .leftJoin('people.instructor_name_facts as n', 'n.instructor_id', 'r.instructor_id')
    .select([
      'r.id as ID',
      'r.version as Version',
      sql<SheetKind>`r.kind`.as('Kind'),
      sql<RoundState>`r.state`.as('State'),
      'r.class_id as ClassID',
      'c.class_code as ClassCode',
      'c.course_id as CourseID',
      'c.course_name as CourseName',
      'r.instructor_id as InstructorID',
      bothNamesIfAny('n.instructor_name', 'n.instructor_id').as('InstructorName'),
      's.number as SheetNumber',
      'r.sheet_id as SheetID',
      'r.opens_on as OpensOn',
      'r.closes_on as ClosesOn',
      'r.by_code as ByCode',
      sql<number>`(select count(*)::integer from feedback.asked a where a.round_id = r.id)`.as('Asked'),
      sql<number>`(select count(given_on)::integer from feedback.asked a where a.round_id = r.id)`.as('Given'),
      'r.is_counted as IsCounted',
      'r.answers',
      'r.ratings',
      'r.rating_sum',
      'r.rating_squares',
    ])

export const feedbackRounds = listOf<typeof feedbackCalls.getFeedbackRounds, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesRound(actor),
  rows: roundRows,
  lean: (db) => db.selectFrom('feedback.round as r'),
  id: 'r.id',
  search: (text) => sql<boolean>`(r.class_id = any(array(
      select class_id from classes.class_facts where class_code = upper(${text})
      union select class_id from classes.class_facts where course_id = any(array(
        select course_id from catalogue.course_facts where ${matches('course_search', text)}))))
    or r.instructor_id = any(array(
      select instructor_id from people.instructor_facts where ${matchesName('instructor_search', text)})))`,
  filters: {
    Family: (family) => sql<boolean>`r.kind = any(${[...kindsOf(family)]})`,
    Kind: 'r.kind',
    State: 'r.state',
    CourseID: (courseId) =>
      sql<boolean>`r.class_id = any(array(select class_id from classes.class_facts where course_id = ${courseId}))`,
    ClassID: 'r.class_id',
    InstructorID: 'r.instructor_id',
    IsCounted: (is) => (is ? sql<boolean>`r.is_counted` : sql<boolean>`not r.is_counted`),
  },
  orders: { ClosesOn: 'r.closes_on' },
})
export type RoundRow = Awaited<ReturnType<ReturnType<typeof roundRows>['execute']>>[number]

/** Rounds about an instructor of one kind, the newest first. */
export const roundsAbout = (db: Database, actor: Actor, instructorId: number, kind: SheetKind) =>
  roundRows(db)
    .where('r.instructor_id', '=', instructorId)
    .where('r.kind', '=', kind)
    .where(reachesRound(actor))
    .orderBy('r.closes_on', 'desc')
    .orderBy('r.id', 'desc')
    .limit(200)
    .execute()

const columns = [
  'r.id',
  'r.kind',
  'r.sheet_id',
  'r.class_id',
  'r.instructor_id',
  'r.state',
  'r.is_counted',
  'r.by_code',
  'r.opens_on',
  'r.closes_on',
  'r.version',
] as const

const inHand = (db: Database) => db.selectFrom('feedback.round as r').select(columns)
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof inHand>['executeTakeFirst']>>>
/** One round in hand, locked until the transaction ends. */
export type Round = Omit<Row, 'kind' | 'state'> & { readonly kind: SheetKind; readonly state: RoundState }

/** The round, if it is among those of `reached`. */
export const lockedRound = async (db: Database, id: number, reached?: Reached): Promise<Round | undefined> =>
  (await inHand(db)
    .where('r.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .forUpdate()
    .executeTakeFirst()) as Round | undefined

/** Open rounds whose last day has passed. */
export const roundsToClose = async (db: Database, today: Day): Promise<number[]> =>
  (
    await db
      .selectFrom('feedback.round')
      .where('state', '=', 'open')
      .where('closes_on', '<', today)
      .orderBy('id')
      .select('id')
      .execute()
  ).map(({ id }) => id)

const askedRows = (db: Database) =>
  db
    .selectFrom('feedback.asked as a')
    .innerJoin('feedback.round as r', 'r.id', 'a.round_id')
    .innerJoin('feedback.invitation as i', 'i.id', 'a.invitation_id')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'i.trainee_id')
    .leftJoin('people.instructor_name_facts as n', 'n.instructor_id', 'i.instructor_id')
    .leftJoin('accounts.account_facts as e', 'e.account_id', 'i.account_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'i.organization_id')

/** Whoever is asked, by name. */
export const nameOfInvited = sql<Trilingual>`case when i.trainee_id is not null then ${bothNames('t.trainee_name')}
  when i.instructor_id is not null then ${bothNames('n.instructor_name')}
  when i.account_id is not null then ${bothNames('e.account_name')} else o.organization_name end`

export const feedbackAsked = listOf<typeof feedbackCalls.getFeedbackAsked, { readonly actor: Actor }>()({
  reach: ({ actor }) => reachesRound(actor),
  // Who was asked about somebody is for those who keep such sheets, whatever of a round is released.
  rows: (db, { actor }) =>
    askedRows(db)
      .where(sql<boolean>`r.kind = any(${[...kindsKeptBy(actor)]}::text[])`)
      .select([
        'a.id as ID',
        nameOfInvited.as('Name'),
        sql<'trainee' | 'instructor' | 'evaluator' | 'organization'>`case when i.trainee_id is not null then 'trainee'
        when i.instructor_id is not null then 'instructor' when i.account_id is not null then 'evaluator'
        else 'organization' end`.as('As'),
        'i.trainee_id as TraineeID',
        'i.invited_on as InvitedOn',
        'i.reminded_on as RemindedOn',
        'a.given_on as GivenOn',
        sql<boolean>`a.given_on is not null and i.trainee_id is null`.as('HasSheet'),
      ]),
  id: 'a.id',
  search: (text) => sql<boolean>`(${matchesName('t.trainee_search', text)} or platform.fold(${nameOfInvited}::text) like
    '%' || platform.fold(${text}) || '%')`,
  filters: {
    RoundID: 'a.round_id',
    IsGiven: (is) => (is ? sql<boolean>`a.given_on is not null` : sql<boolean>`a.given_on is null`),
  },
  orders: { Name: ({ actor }) => textRead(actor.language, nameOfInvited) },
})

/** Instructors who teach a class, and evaluators: those of the class, and all others whose accounts are active. */
export async function peopleToChoose(db: Database, classId: number) {
  const Instructors = await db
    .selectFrom('classes.class_instructor_facts as i')
    .where('i.class_id', '=', classId)
    .where('i.instructor_role', 'in', ['lead', 'assistant'])
    .orderBy('i.instructor_id')
    .select(['i.instructor_id as ID', bothNames('i.instructor_name').as('Name')])
    .execute()
  const Evaluators = await db
    .selectFrom('accounts.account_facts as a')
    .where('a.role', '=', 'evaluator')
    .where('a.account_state', '=', 'active')
    .orderBy('a.account_id')
    .limit(200)
    .select([
      'a.account_id as ID',
      bothNames('a.account_name').as('Name'),
      sql<boolean>`exists (select from classes.class_staff_facts s where s.class_id = ${classId}
        and s.staff_role = 'evaluator' and s.account_id = a.account_id)`.as('IsOfClass'),
    ])
    .execute()
  return { Instructors, Evaluators }
}
