import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { viewsCalls } from '../../contract/calls.ts'
import { sharedWith } from '../../rules/view-actions.ts'
import { keepsView, reachesView } from './reach.ts'

type Added = Argument<typeof viewsCalls.addView>['body']
type ViewFields = Omit<Added, 'List'>

/** The views of a list that the actor sees: the role's usual one, the own, the others, each by name. */
export const viewsOf = (db: Database, list: string, actor: Actor) =>
  db
    .selectFrom('views.list_view as v')
    .where('v.list', '=', list)
    .where(reachesView(actor))
    .select(['v.id', 'v.name', 'v.version', 'v.roles', 'v.usual_for', 'v.owner_id'])
    .select(sql<Added['Definition']>`v.definition`.as('definition'))
    .orderBy(sql`${sharedWith(actor)} = any(v.usual_for)`, 'desc')
    .orderBy(sql`v.owner_id = ${actor.userId}`, 'desc')
    .orderBy(sql`platform.fold(v.name)`)
    .orderBy('v.id')
    .execute()

/** Nobody else changes whose the views of this list are, or how many, until the transaction ends. */
export const lockList = (db: Database, list: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`views of ${list}`}, 0))`.execute(db)

export async function countOwn(db: Database, list: string, ownerId: number): Promise<number> {
  const found = await db
    .selectFrom('views.list_view')
    .where('list', '=', list)
    .where('owner_id', '=', ownerId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Of these roles those that are shown this many views of the list or more, beside the one. */
export async function fullRoles(
  db: Database,
  { id, list }: Pick<KeptView, 'id' | 'list'>,
  roles: readonly Role[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select r.role from unnest(${[...roles]}::text[]) as r(role)
    where (select count(*) from views.list_view v where v.list = ${list} and v.id <> ${id} and r.role = any(v.roles)) >= ${most}
    order by 1`.execute(db)
  return rows.map(({ role }) => role)
}

export const columnsOf = ({ Name, Definition }: ViewFields, now: Date) => ({
  name: Name,
  definition: json(Definition),
  changed_at: now.toISOString(),
})

export const insertView = (db: Database, { List, ...fields }: Added, ownerId: number, now: Date) =>
  db
    .insertInto('views.list_view')
    .values({ ...columnsOf(fields, now), list: List, owner_id: ownerId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

const kept = (db: Database) =>
  db
    .selectFrom('views.list_view as v')
    .select(['v.id', 'v.list', 'v.version', 'v.owner_id'])
    .select([sql<Role[]>`v.roles`.as('roles'), sql<Role[]>`v.usual_for`.as('usual_for')])

/** The list of a view that the actor may change; undefined where they reach none to change. */
export async function listOfView(db: Database, id: number, actor: Actor): Promise<string | undefined> {
  return (await kept(db).where(keepsView(actor)).where('v.id', '=', id).executeTakeFirst())?.list
}

/** A view that the actor may change, locked until the transaction ends. */
export const lockedView = (db: Database, id: number, actor: Actor) =>
  kept(db).where(keepsView(actor)).where('v.id', '=', id).forUpdate().executeTakeFirst()
export type KeptView = NonNullable<Awaited<ReturnType<typeof lockedView>>>

/** The other views that lists of these roles begin with, locked. */
export const usualBefore = (db: Database, { id, list }: KeptView, roles: readonly Role[]): Promise<KeptView[]> =>
  kept(db)
    .where('v.list', '=', list)
    .where('v.id', '<>', id)
    .where(sql<boolean>`v.usual_for && ${[...roles]}::text[]`)
    .orderBy('v.id')
    .forUpdate()
    .execute()

export const removeView = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('views.list_view').where('id', '=', id).execute()
