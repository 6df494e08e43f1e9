import { invoicesToRemind } from '#modules/billing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { liveStates, type ProposalState } from '../../rules/proposal.ts'
import { requestStates, type RequestState } from '../../rules/request-states.ts'

/** The request, if it is among those of `reached`, locked until the transaction ends. */
const locked = (db: Database, id: number, reached?: Reached<'courseRequest'>) =>
  db
    .selectFrom('requests.course_request as q')
    .where('q.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .selectAll('q')
    .forUpdate('q')
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof locked>>>
/** One request in hand. */
export type CourseRequest = Omit<Row, 'state'> & { readonly state: RequestState }

export const lockedRequest = async (
  db: Database,
  id: number,
  reached?: Reached<'courseRequest'>,
): Promise<CourseRequest | undefined> => (await locked(db, id, reached)) as CourseRequest | undefined

/** A version of a proposal as acts need it. Its request must be locked. */
export interface Proposal {
  readonly id: number
  readonly requestId: number
  readonly number: number
  readonly state: ProposalState
  readonly courseId: number
  readonly courseName: Trilingual
  readonly firstDay: string
  readonly lastDay: string
  readonly weekdays: readonly number[]
  readonly startsAt: string
  readonly endsAt: string
  readonly hours: number
  readonly place: 'academy' | 'customerSite' | 'online'
  readonly language: string
  readonly trainees: number
  readonly currency: string
  readonly discountPercent: number
  readonly taxPercent: number
  readonly netMinor: number
  readonly totalMinor: number
  readonly costMinor: number | null
  readonly validUntil: string
}

const proposals = (db: Database) =>
  db
    .selectFrom('requests.proposal as p')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .select([
      'p.id',
      'p.request_id as requestId',
      'p.number',
      'p.state',
      'p.course_id as courseId',
      'f.course_name as courseName',
      'p.first_day as firstDay',
      'p.last_day as lastDay',
      'p.weekdays',
      'p.starts_at as startsAt',
      'p.ends_at as endsAt',
      'p.hours',
      'p.place',
      'p.language',
      'p.trainees',
      'p.currency',
      'p.discount_percent as discountPercent',
      'p.tax_percent as taxPercent',
      'p.net_minor as netMinor',
      'p.total_minor as totalMinor',
      'p.cost_minor as costMinor',
      'p.valid_until as validUntil',
    ])

/** The live version of a request; undefined where none is. */
export const liveProposal = async (db: Database, requestId: number): Promise<Proposal | undefined> =>
  (await proposals(db).where('p.request_id', '=', requestId).where('p.state', 'in', liveStates).executeTakeFirst()) as
    | Proposal
    | undefined

/** What each line asks, with the discount: what the invoice says. */
export const linesOf = (db: Database, proposalId: number) =>
  db
    .selectFrom('requests.proposal_line')
    .where('proposal_id', '=', proposalId)
    .orderBy('position')
    .select(['text', 'quantity', 'discounted_minor as unitMinor'])
    .execute()

/** Requests whose sent proposal holds no longer than before this day. */
export const requestsToExpire = async (db: Database, today: string): Promise<number[]> =>
  (
    await db
      .selectFrom('requests.proposal')
      .where('state', '=', 'sent')
      .where('valid_until', '<', today)
      .select('request_id')
      .execute()
  ).map((row) => row.request_id)

/** Requests of a class that has begun while nominations are open, and paid ones whose class is over. */
export async function requestsToMoveOn(db: Database, today: string): Promise<number[]> {
  const found = await db
    .selectFrom('requests.course_request as q')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'q.class_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('q.state', '=', 'nominationsOpen'), eb('c.starts_on', '<=', today)]),
        eb.and([eb('q.state', '=', 'paid'), eb('c.class_state', 'in', ['ended', 'resultsPublished', 'closed'])]),
      ]),
    )
    .select('q.id')
    .orderBy('q.id')
    .execute()
  return found.map(({ id }) => id)
}

/** Requests that are not over, whose class was called off. */
export const requestsWithoutClass = async (db: Database): Promise<number[]> =>
  (
    await db
      .selectFrom('requests.course_request as q')
      .innerJoin('classes.class_facts as c', 'c.class_id', 'q.class_id')
      .where('q.state', 'in', requestStates.moves.cancel.from)
      .where('c.class_state', '=', 'cancelled')
      .select('q.id')
      .orderBy('q.id')
      .execute()
  ).map(({ id }) => id)

/** Requests of whose overdue invoice somebody is to be reminded on this day. */
export const requestsToRemind = async (db: Database, today: string): Promise<number[]> =>
  (await invoicesToRemind(db, 'courseRequest', today).select('i.subject_id as id').execute()).map(({ id }) => id)

/** Where the class of a request stands. */
export const classStateOf = (db: Database, classId: number) =>
  db
    .selectFrom('classes.class_facts')
    .where('class_id', '=', classId)
    .select(['class_state as state', 'starts_on as startsOn', 'class_code as code'])
    .executeTakeFirstOrThrow()
