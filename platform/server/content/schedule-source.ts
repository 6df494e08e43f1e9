import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { ScheduleEntry, ScheduleKind } from '#platform/shared/record/schedule-entry.ts'
import { json, type Database } from '../database.ts'
import type { ScheduleAsked, ScheduleSource } from './schedule.ts'

interface Entries<Row> {
  readonly kinds: readonly ScheduleKind[]
  /** Everybody's, of what is asked. */
  readonly rows: (db: Database, asked: Omit<ScheduleAsked, 'actor'>) => SelectQueryBuilder<any, any, Row>
  /** A condition of those rows: whose they are. */
  readonly reach: (db: Database, asked: Omit<ScheduleAsked, 'actor'>) => (actor: Actor) => RawBuilder<boolean>
  readonly entry: (row: Row, asked: ScheduleAsked) => ScheduleEntry
}

/** A source whose entries stand in one statement, for one person as for many. */
export const scheduleSource = <Row>({ kinds, rows, reach, entry }: Entries<Row>): ScheduleSource => ({
  kinds,
  entries: async (db, asked) => {
    const found = await rows(db, asked).where(reach(db, asked)(asked.actor)).execute()
    return (found as Row[]).map((row) => entry(row, asked))
  },
  entriesOfMany: async (db, actors, asked) => {
    const [one] = actors
    if (!one) return []
    const found = await rows(db, asked)
      .select(accountsThat(actors, asked.isGone ? () => sql<boolean>`true` : reach(db, asked)).as('account_ids'))
      .execute()
    return (found as (Row & { account_ids: number[] })[]).flatMap((row) =>
      row.account_ids.length > 0 ? [{ entry: entry(row, { ...asked, actor: one }), accountIds: row.account_ids }] : [],
    )
  },
})

/**
 * The accounts among these people, all of one role and with the same rights, that a condition holds for: it is said once, of columns
 * in place of an actor's ids.
 */
function accountsThat(
  actors: readonly Actor[],
  condition: (actor: Actor) => RawBuilder<boolean>,
): RawBuilder<number[]> {
  const people = actors.map(({ userId, traineeId, instructorId, organizationId }) => ({
    account_id: userId,
    trainee_id: traineeId,
    instructor_id: instructorId,
    organization_id: organizationId,
  }))
  const each = {
    ...actors[0]!,
    userId: sql.ref('reader.account_id'),
    traineeId: sql.ref('reader.trainee_id'),
    instructorId: sql.ref('reader.instructor_id'),
    organizationId: sql.ref('reader.organization_id'),
  } as unknown as Actor
  return sql<number[]>`array(select reader.account_id from jsonb_to_recordset(${json(people)})
    as reader (account_id integer, trainee_id integer, instructor_id integer, organization_id integer)
    where ${condition(each)})`
}
