import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { peopleBehind, type Asking } from '#platform/shared/record/second-person.ts'
import type { Database } from './database.ts'

export interface ChangeRequest extends Asking {
  readonly id: number
  readonly state: 'asked' | 'approved' | 'rejected' | 'withdrawn'
  readonly reason: string
}

/** A line of a history; its ID is below zero, so that it can stand among others. */
export interface ChangeLine {
  readonly ID: number
  readonly At: string
  readonly By: string | null
  readonly Kind: string
  readonly Why: string | null
}

/**
 * The requests of one table for changes that take two people. `subject` is the column that says what is to be changed;
 * the table holds one open request for each, and the columns `reason`, `state`, `asked_*`, `decided_*` and `answer`.
 * `More`: the columns that the table has beside them.
 */
export function changeRequests<More extends Readonly<Record<string, unknown>> = Readonly<Record<never, never>>>(
  table: `${string}.${string}`,
  subject: string,
) {
  const requests = sql.table(table)
  return {
    /** Undefined where a change of the same subject waits already. */
    async add(
      db: Database,
      actor: Actor,
      change: { subjectId: number; reason: string; now: Date; more: More },
    ): Promise<number | undefined> {
      const values = {
        [subject]: change.subjectId,
        ...change.more,
        reason: change.reason,
        asked_by: actor.userId,
        asked_by_admin: actor.actingAdminId,
        asked_at: change.now,
      }
      const { rows } = await sql<{ id: number }>`
        insert into ${requests} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(values))})
        on conflict (${sql.ref(subject)}) where state = 'asked' do nothing returning id`.execute(db)
      return rows[0]?.id
    },

    /** What was asked and decided about one subject, the newest first; `nameOf` finds the name of an account id. */
    async history(
      db: Database,
      subjectId: number,
      nameOf: (account: RawBuilder<unknown>) => RawBuilder<string | null>,
    ): Promise<ChangeLine[]> {
      const { rows } = await sql<Omit<ChangeLine, 'ID'>>`
        select x.at as "At", ${nameOf(sql.ref('x.who'))} as "By", x.kind as "Kind", x.why as "Why"
        from ${requests} as q
        cross join lateral (values
          (q.asked_at, q.asked_by, 'changeAsked', q.reason),
          (q.decided_at, q.decided_by, 'change' || initcap(q.state), q.answer)) as x(at, who, kind, why)
        where q.${sql.ref(subject)} = ${subjectId} and x.at is not null
        order by x.at desc, q.id desc, x.kind = 'changeAsked' limit 100`.execute(db)
      return rows.map((row, at) => ({ ...row, ID: -1 - at }))
    },

    /** What a request is about; undefined where there is none with this id. */
    async subjectOf(db: Database, id: number): Promise<number | undefined> {
      const { rows } = await sql<{ subject: number }>`
        select ${sql.ref(subject)} as subject from ${requests} where id = ${id}`.execute(db)
      return rows[0]?.subject
    },

    /** Locked until the call ends; what it is about must be locked before. */
    async lock(db: Database, id: number): Promise<ChangeRequest & More> {
      const { rows } = await sql<ChangeRequest & More>`select * from ${requests} where id = ${id} for update`.execute(
        db,
      )
      return rows[0]!
    },

    async decide(
      db: Database,
      actor: Actor,
      id: number,
      state: 'approved' | 'rejected' | 'withdrawn',
      answer: string | null,
      now: Date,
    ): Promise<void> {
      await sql`update ${requests} set state = ${state}, answer = ${answer}, decided_by = ${actor.userId},
        decided_by_admin = ${actor.actingAdminId}, decided_at = ${now} where id = ${id}`.execute(db)
    },
  }
}

/** Of the requests under this alias: waits, and nobody behind the actor stands behind the asking. */
export function waitsForAnother(actor: Actor, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const people = sql`${peopleBehind(actor)}::integer[]`
  return sql<boolean>`(${column('state')} = 'asked' and ${column('asked_by')} <> all(${people})
    and coalesce(${column('asked_by_admin')}, 0) <> all(${people}))`
}
