import { sql, type RawBuilder } from 'kysely'
import type { Concerning, HistoryOf } from '#platform/server/content/concerning.ts'
import type { Database } from '#platform/server/database.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays, instantOf } from '#platform/shared/values/dates.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/entries.ts'
import type { areas } from '../../contract/person-history.ts'

/** Of whom, or of which course. */
export interface Told {
  readonly kind: HistoryOf
  readonly id: number
}

export interface Telling {
  readonly of: Told
  readonly reader: Actor
  readonly concerning: readonly Concerning[]
  readonly timeZone: string
}

type Query = Omit<Argument<typeof auditCalls.getTraineeHistory>['query'], 'TraineeID'>

/** The rows of the audit about each record of that person or course that the reader reaches. */
function told({ of, reader, concerning }: Telling): RawBuilder<{ id: number }> {
  const each = concerning
    .filter((part) => part.of === of.kind)
    .map(
      ({ subject, records, only }) => sql`select a.id from platform.audit a
        where a.subject_type = ${sql.lit(subject)} and a.subject_id = any(array(${records(of.id, reader)}))
          ${only ? sql`and ${only(of.id)}` : sql``}`,
    )
  return sql`(${sql.join(each, sql` union `)})`
}

export const area = sql<(typeof areas)[number]>`split_part(a.kind, '.', 1)`
export const since = (day: string, timeZone: string) => instantOf(day, '00:00', timeZone).toISOString()

export const lean = (db: Database, telling: Telling) =>
  db.selectFrom(told(telling).as('h')).innerJoin('platform.audit as a', 'a.id', 'h.id')

const isErased = ({ kind, id }: Told) =>
  sql`exists (select from accounts.erased_record_facts x where x.erased_type = ${kind} and x.erased_id = ${id})`

export const rows = (db: Database, telling: Telling) =>
  lean(db, telling)
    .leftJoin('accounts.account_facts as w', 'w.account_id', 'a.actor_id')
    .select(['a.id as ID', 'a.at as At', area.as('Area'), 'a.kind as Kind', 'a.actor_id as ActorID'])
    .select(bothNamesIfAny('w.account_name', 'w.account_id').as('ActorName'))
    .select(['a.subject_type as SubjectType', 'a.subject_id as SubjectID'])
    .select(sql<string | null>`coalesce(a.data->>'code', a.data->>'serial')`.as('Code'))
    .select(
      sql<number | null>`case when jsonb_typeof(a.data->'examId') = 'number' then (a.data->>'examId')::integer end`.as(
        'ExamID',
      ),
    )
    .select(
      sql<number | null>`case when a.subject_type = 'invoice' then (select i.subject_id from billing.invoice_facts i
        where i.invoice_id = a.subject_id and i.subject_kind = 'registration') end`.as('RegistrationID'),
    )
    // Of somebody who was erased nothing that was typed is told.
    .select(sql<string | null>`case when ${isErased(telling.of)} then null else a.data->>'reason' end`.as('Reason'))

const history = listOf<typeof auditCalls.getTraineeHistory, Telling>()({
  reach: () => everybody('each module hands in those of its records that the reader reaches'),
  rows,
  lean,
  id: 'a.id',
  filters: {
    // Whose it is says `told`.
    TraineeID: () => null,
    Area: (name) => sql`${area} = ${name}`,
    From: (day, { timeZone }) => sql`a.at >= ${since(day, timeZone)}`,
    To: (day, { timeZone }) => sql`a.at < ${since(addDays(day, 1), timeZone)}`,
  },
  orders: {},
  most: mostReached,
})

/** A page of what happened to a person, of the records that the reader reaches. */
export const personHistory = (db: Database, telling: Telling, query: Query) =>
  readList(db, history, { ...query, TraineeID: telling.of.id }, telling)
