import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { nameColumns, partsOf, type KeptNames } from './names.ts'

interface Both {
  readonly ar: string
  readonly en: string
}

const fullName = sql<Both>`jsonb_build_object('ar', n.name_ar, 'en', n.name_en)`

/** Whether the academy has held the trainee's name against the passport. */
export async function isNameChecked(db: Database, traineeId: number): Promise<boolean> {
  const found = await db
    .selectFrom('people.checked_name_facts')
    .select('trainee_id')
    .where('trainee_id', '=', traineeId)
    .executeTakeFirst()
  return found !== undefined
}

/** What `isNameChecked` and `nameChangeOf` answer, as columns of the trainee `t`. */
export const changeColumns = [
  sql<boolean>`exists (select from people.checked_name_facts where trainee_id = t.id)`.as('IsNameChecked'),
  sql<Awaited<ReturnType<typeof nameChangeOf>>>`(
    select case when n.state in ('asked', 'rejected') then json_build_object('ID', n.id, 'State', n.state, 'FullName', ${fullName},
      'AskedAt', to_char(n.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'Answer', n.answer) end
    from people.name_change n where n.trainee_id = t.id order by n.id desc limit 1)`.as('NameChange'),
] as const

/** The newest change that waits or was rejected; null once a later one was accepted or taken back. */
export async function nameChangeOf(db: Database, traineeId: number) {
  const newest = await db
    .selectFrom('people.name_change as n')
    .select(['n.id as ID', 'n.state as State', fullName.as('FullName'), 'n.asked_at as AskedAt', 'n.answer as Answer'])
    .where('n.trainee_id', '=', traineeId)
    .orderBy('n.id', 'desc')
    .executeTakeFirst()
  return newest && (newest.State === 'asked' || newest.State === 'rejected') ? { ...newest, State: newest.State } : null
}

/** Asks for this name; another one that waits is replaced. Returns its id. */
export async function addNameChange(db: Database, traineeId: number, names: KeptNames, now: Date): Promise<number> {
  const asked = await db
    .insertInto('people.name_change')
    .values({ trainee_id: traineeId, ...nameColumns(names), asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('trainee_id')
        .where('state', '=', sql.lit('asked'))
        .doUpdateSet({ ...nameColumns(names), asked_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return asked.id
}

/** One change, locked until the call ends. */
export const lockNameChange = (db: Database, id: number) =>
  db
    .selectFrom('people.name_change as n')
    .select(['n.id', 'n.trainee_id as traineeId', 'n.state', fullName.as('FullName'), partsOf('n').as('NameParts')])
    .where('n.id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The trainee's change that waits, locked until the call ends. */
export const lockWaitingChange = (db: Database, traineeId: number) =>
  db
    .selectFrom('people.name_change as n')
    .select(['n.id', 'n.trainee_id as traineeId'])
    .where('n.trainee_id', '=', traineeId)
    .where('n.state', '=', 'asked')
    .forUpdate()
    .executeTakeFirst()

/** What a decision sets. */
export const decided = (state: 'accepted' | 'rejected' | 'withdrawn', by: number, at: Date, answer: string | null) => ({
  state,
  decided_by: by,
  decided_at: at,
  answer,
})

export const setNameChange = (db: Database, id: number, set: ReturnType<typeof decided>) =>
  db.updateTable('people.name_change').set(set).where('id', '=', id).execute()
