import { sql } from 'kysely'
import { namedAccounts } from '#modules/accounts/server/public.ts'
import { json, matches, type Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { access, type Right } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import type { ReportListKey } from '../../rules/list-keys.ts'
import { keepsReport, reachesSavedReport } from './reach.ts'

export interface About {
  readonly actor: Actor
}
export type SavedFields = Argument<typeof reportsCalls.addSavedReport>['body']
export type KeptDefinition = SavedFields['Definition']

const rows = (db: Database, { actor }: About) =>
  db
    .selectFrom('reports.saved_report as r')
    .innerJoin('accounts.account_facts as a', 'a.account_id', 'r.author_id')
    .leftJoin('reports.schedule as c', (join) => join.onRef('c.report_id', '=', 'r.id').on('c.is_paused', '=', false))
    .select(['r.id as ID', 'r.name as Name', sql<ReportListKey>`r.list`.as('List'), 'r.version as Version'])
    .select([bothNames('a.account_name').as('AuthorName'), keepsReport(actor).as('IsMine')])
    .select(sql<boolean>`exists (select from reports.share s where s.report_id = r.id)`.as('IsShared'))
    .select(sql<string | null>`case when ${keepsReport(actor)} then c.next_at end`.as('NextAt'))
    .select('r.changed_at as ChangedAt')
    .select(sql<KeptDefinition>`r.definition`.as('definition'))
export type SavedRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export const savedReports = listOf<typeof reportsCalls.getSavedReports, About>()({
  reach: ({ actor }) => reachesSavedReport(actor),
  rows,
  lean: (db) => db.selectFrom('reports.saved_report as r'),
  id: 'r.id',
  search: (text) => matches('r.search', text),
  filters: {
    ID: 'r.id',
    List: 'r.list',
    IsMine: (is, { actor }) =>
      is ? sql<boolean>`r.author_id = ${actor.userId}` : sql<boolean>`r.author_id <> ${actor.userId}`,
  },
  orders: { Name: 'r.name', ChangedAt: 'r.changed_at' },
})

const holds = (rights: readonly Right[]) =>
  sql<boolean>`(a.role = any(${[...rights]}::text[]) or a.permissions && ${[...rights]}::text[])`
const mayOpenReports = (rights: readonly Right[]) => sql<boolean>`a.account_state = 'active' and ${holds(rights)}`

const openers = (db: Database) =>
  db.selectFrom('accounts.account_facts as a').where(mayOpenReports(access.adminTrainingCoordinator))

interface AboutPeople extends About {
  /** The rights that open the list of the report that is asked for; null: it is not the actor's own. */
  readonly opens: readonly Right[] | null
}

/** Whom the report is for: its author, and whom it is shared with, by name or by a right. */
const sees = (reportId: number) => sql<boolean>`exists (
  select from reports.saved_report r left join reports.share s on s.report_id = r.id
  where r.id = ${reportId} and (a.account_id in (r.author_id, s.account_id) or s.right_name = a.role or s.right_name = any(a.permissions)))`

/** Whom a report can be shared with; of one report those who may see it (`mayGet` of `acts/recipients.ts`). */
export const reportPeople = listOf<typeof reportsCalls.getReportPeople, AboutPeople>()({
  reach: () => everybody('Who works with everybody’s rows knows the academy’s own people.'),
  rows: (db) => openers(db).select(['a.account_id as ID', bothNames('a.account_name').as('Name')]),
  id: 'a.account_id',
  search: (text) => sql<boolean>`a.account_id in ${namedAccounts(text)}`,
  filters: {
    ID: 'a.account_id',
    ReportID: (id, { opens }) => (opens ? sql<boolean>`${holds(opens)} and ${sees(id)}` : sql<boolean>`false`),
  },
  orders: { ID: 'a.account_id' },
})

/** Of these accounts those that may open reports. */
export async function openersAmong(db: Database, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set()
  const found = await openers(db)
    .where('a.account_id', '=', sql<number>`any(${[...accountIds]}::integer[])`)
    .select('a.account_id')
    .execute()
  return new Set(found.map(({ account_id }) => account_id))
}

export async function sharesOf(db: Database, reportId: number) {
  const found = await db
    .selectFrom('reports.share as s')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 's.account_id')
    .where('s.report_id', '=', reportId)
    .select(['s.right_name', 's.account_id', bothNames('a.account_name').as('name')])
    .orderBy('s.id')
    .execute()
  return {
    rights: found.flatMap(({ right_name }) => (right_name === null ? [] : [right_name as Right])),
    people: found.flatMap(({ account_id, name }) => (account_id === null ? [] : [{ ID: account_id, Name: name }])),
  }
}

export const columnsOf = ({ Name, Definition }: Pick<SavedFields, 'Name' | 'Definition'>, now: Date) => ({
  name: Name,
  list: Definition.List,
  definition: json(Definition),
  changed_at: now.toISOString(),
})

export const insertReport = (db: Database, fields: SavedFields, authorId: number, now: Date) =>
  db
    .insertInto('reports.saved_report')
    .values({ ...columnsOf(fields, now), author_id: authorId })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** One report that the actor may change, locked until the transaction ends. */
export const lockedReport = (db: Database, id: number, actor: Actor) =>
  db
    .selectFrom('reports.saved_report as r')
    .where(keepsReport(actor))
    .where('r.id', '=', id)
    .select(['r.id', 'r.version', 'r.name', 'r.author_id as authorId', sql<ReportListKey>`r.list`.as('list')])
    .forUpdate()
    .executeTakeFirst()

export async function shareAnew(
  db: Database,
  reportId: number,
  { Rights, PeopleIDs }: Pick<SavedFields, 'Rights' | 'PeopleIDs'>,
): Promise<void> {
  await db.deleteFrom('reports.share').where('report_id', '=', reportId).execute()
  const shares = [
    ...new Set(Rights)
      .values()
      .map((right) => ({ report_id: reportId, right_name: right as string | null, account_id: null as number | null })),
    ...new Set(PeopleIDs).values().map((id) => ({ report_id: reportId, right_name: null, account_id: id })),
  ]
  if (shares.length > 0) await db.insertInto('reports.share').values(shares).execute()
}

/** With its shares and its schedule; runs of it stay, and stand for themselves. */
export async function removeReport(db: Database, id: number): Promise<void> {
  await db.updateTable('reports.run').set({ report_id: null }).where('report_id', '=', id).execute()
  await sql`delete from reports.recipient where schedule_id in (select id from reports.schedule where report_id = ${id})`.execute(
    db,
  )
  await db.deleteFrom('reports.schedule').where('report_id', '=', id).execute()
  await db.deleteFrom('reports.share').where('report_id', '=', id).execute()
  await db.deleteFrom('reports.saved_report').where('id', '=', id).execute()
}

export async function authorOfReport(db: Database, id: number): Promise<number | null> {
  const found = await db.selectFrom('reports.saved_report').where('id', '=', id).select('author_id').executeTakeFirst()
  return found?.author_id ?? null
}

/** A report with its list, whoever asks: for the clock. */
export const reportOf = (db: Database, id: number) =>
  db
    .selectFrom('reports.saved_report as r')
    .where('r.id', '=', id)
    .select(['r.id', 'r.name', 'r.author_id as authorId', sql<KeptDefinition>`r.definition`.as('definition')])
    .executeTakeFirst()
