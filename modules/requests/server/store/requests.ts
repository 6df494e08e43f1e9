import { sql, type RawBuilder } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { addDays, instantOf, type Day } from '#platform/shared/values/dates.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { requestsCalls } from '../../contract/calls.ts'
import { requestTasks } from '../../rules/request-states.ts'
import { reachesRequest } from './reach.ts'

/** On which the rows hang beside the query. */
export interface Reader {
  readonly actor: Actor
  readonly timeZone: string
}

/** Whether the academy holds more of what came in on an invoice, of `billing.invoice_facts` as `i`, than it said that it keeps. */
const held = (request: 'q' | 'x') =>
  sql<boolean>`least(i.received_minor, i.amount_minor - i.credited_minor) > coalesce(${sql.ref(`${request}.kept_minor`)}, 0)`

const since = (day: Day, timeZone: string) => instantOf(day, '00:00', timeZone).toISOString()

/** Which requests wait for each, each found by an index of its own: with a join the planner walks all requests by date. */
const waits: Readonly<Record<(typeof requestTasks)[number], RawBuilder<boolean>>> = {
  approveProposal: sql`q.id = any(array(select p.request_id from requests.proposal p where p.state = 'awaitingApproval'))`,
  verifyPayment: sql`q.id = any(array(select p.subject_id from billing.proof_facts p
    where p.subject_kind = 'courseRequest' and p.proof_state = 'uploaded'))`,
  refund: sql`q.id = any(array(select x.id from requests.course_request x
    join billing.invoice_facts i on i.invoice_id = x.invoice_id
    where x.state = 'cancelled' and x.invoice_id is not null and ${held('x')}))`,
}

const lean = (db: Database) => db.selectFrom('requests.course_request as q')

/** Of the version that was sent last: its total and until when it holds. */
const sent = (what: string) => sql`(select ${sql.raw(what)} from requests.proposal p
  where p.request_id = q.id and p.sent_at is not null order by p.number desc limit 1)`

export const rows = (db: Database) =>
  lean(db)
    .leftJoin('catalogue.course_facts as f', 'f.course_id', 'q.course_id')
    .leftJoin('people.organization_name_facts as o', 'o.organization_id', 'q.organization_id')
    .leftJoin('people.trainee_facts as t', 't.trainee_id', 'q.trainee_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 'q.coordinator_id')
    .leftJoin('classes.class_facts as c', 'c.class_id', 'q.class_id')
    .select([
      'q.id as ID',
      'q.number as Number',
      'q.version as Version',
      'q.state as State',
      'q.reason as Reason',
      'q.course_id as CourseID',
      'f.course_code as CourseCode',
      sql<Trilingual | null>`f.course_name`.as('CourseName'),
      'q.topic as Topic',
      'q.trainees as Trainees',
      'q.first_day as FirstDay',
      'q.last_day as LastDay',
      sql<string | null>`to_char(q.month, 'YYYY-MM')`.as('Month'),
      'q.organization_id as OrganizationID',
      sql<Trilingual | null>`o.organization_name`.as('OrganizationName'),
      'q.trainee_id as TraineeID',
      bothNamesIfAny('t.trainee_name', 't.trainee_id').as('TraineeName'),
      'q.coordinator_id as CoordinatorID',
      bothNamesIfAny('a.account_name', 'a.account_id').as('CoordinatorName'),
      'q.submitted_at as SubmittedAt',
      'q.state_since as StateSince',
      'q.class_id as ClassID',
      'c.class_code as ClassCode',
      sql<{ Minor: number; Currency: string } | null>`${sent(
        `jsonb_build_object('Minor', p.total_minor, 'Currency', p.currency)`,
      )}`.as('Total'),
      sql<string | null>`${sent('p.valid_until::text')}`.as('ValidUntil'),
      // What decides which acts are open, beside the state.
      sql<string | null>`(select p.state from requests.proposal p where p.request_id = q.id
        and p.state in ('draft', 'awaitingApproval', 'approved', 'sent', 'accepted'))`.as('liveProposal'),
      sql<string | null>`coalesce(c.starts_on, q.first_day)::text`.as('startsOn'),
      sql<boolean>`coalesce((select i.amount_minor - i.received_minor - i.credited_minor > 0 and i.is_asked
        from billing.invoice_facts i where i.invoice_id = q.invoice_id), false)`.as('isOwed'),
      sql<boolean>`exists (select from billing.proof_facts p where p.invoice_id = q.invoice_id and p.proof_state = 'uploaded')`.as(
        'hasOpenProof',
      ),
      sql<boolean>`coalesce((select ${held('q')} from billing.invoice_facts i where i.invoice_id = q.invoice_id), false)`.as(
        'isHeld',
      ),
    ])

export const requests = listOf<typeof requestsCalls.getCourseRequests, Reader>()({
  reach: ({ actor }) => reachesRequest(actor),
  rows,
  lean,
  id: 'q.id',
  // Three halves, each with its index: with one `or` the planner walks all requests by date.
  search: (text) => sql`q.id = any(array(
    select x.id from requests.course_request x where ${matches('x.search', text)}
    union all
    select x.id from requests.course_request x where x.course_id = any(array(
      select course_id from catalogue.course_facts where ${matches('course_search', text)}))))`,
  filters: {
    Task: (task) => waits[task],
    RequestLocationID: 'q.request_location_id',
    RoomTypeID: 'q.room_type_id',
    PaymentTypeID: (id) => sql`q.id = any(array(
      select p.subject_id from billing.payment_facts p where p.subject_kind = 'courseRequest' and p.payment_type_id = ${id}))`,
    Mine: (isMine, { actor }) => (isMine ? sql`q.coordinator_id = ${actor.userId}` : null),
    From: (day, { timeZone }) => sql`q.submitted_at >= ${since(day, timeZone)}`,
    To: (day, { timeZone }) => sql`q.submitted_at < ${since(addDays(day, 1), timeZone)}`,
  },
  orders: {
    Number: { by: 'q.number', unique: true },
    SubmittedAt: { by: 'q.submitted_at', nulls: 'last' },
    FirstDay: { by: 'q.first_day', nulls: 'last' },
  },
})

/** How many requests for a course that the reader reaches were handed in in each year. */
export const requestsByYear = (db: Database, { actor, timeZone }: Reader, courseId: number) =>
  lean(db)
    .where(reachesRequest(actor))
    .where('q.course_id', '=', courseId)
    .where('q.submitted_at', 'is not', null)
    .groupBy(sql`1`)
    .select(sql<number>`extract(year from q.submitted_at at time zone ${timeZone})::integer`.as('year'))
    .select(sql<number>`count(*)::integer`.as('requests'))
    .execute()

/** How many requests that the actor reaches are in each state. */
export const countsByState = (db: Database, actor: Actor, mine: boolean) =>
  lean(db)
    .where(reachesRequest(actor))
    .$if(mine, (q) => q.where('q.coordinator_id', '=', actor.userId))
    .groupBy('q.state')
    .select(['q.state as State', sql<number>`count(*)::integer`.as('Count')])
    .execute()

/** How many requests that the actor reaches wait for each of these. */
export const countsByTask = (db: Database, actor: Actor) =>
  Promise.all(
    requestTasks.map(async (Task) => {
      const { Count } = await lean(db)
        .where(reachesRequest(actor))
        .where(waits[Task])
        .select(sql<number>`count(*)::integer`.as('Count'))
        .executeTakeFirstOrThrow()
      return { Task, Count }
    }),
  )

/** What a trainee asked for, and where the trainee is named, as far as the actor reaches it; the newest first, 200 at most. */
export const requestsOfTrainee = (db: Database, actor: Actor, traineeId: number) =>
  rows(db)
    .where(reachesRequest(actor))
    .where(
      sql<boolean>`(q.trainee_id = ${traineeId} or q.id in (
        select n.request_id from requests.nomination n where n.trainee_id = ${traineeId}))`,
    )
    .orderBy('q.id', 'desc')
    .limit(200)
    .execute()
