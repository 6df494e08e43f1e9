import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** The scenarios of a year with how many rows each has, the newest first. */
export const scenariosOf = (db: Database, year: number) =>
  db
    .selectFrom('planning.scenario as s')
    .where('s.year', '=', year)
    .select(['s.id as ID', 's.year as Year', 's.name as Name', 's.note as Note'])
    .select(['s.created_at as CreatedAt', 's.version as Version'])
    .select(sql<number>`(select count(*)::integer from planning.plan_row p where p.scenario_id = s.id)`.as('Rows'))
    .orderBy('s.id', 'desc')
    .execute()

/** Waits for whoever is adding to, or making active, the scenarios of this year. */
export async function lockYear(db: Database, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan-year:${year}`}, 0))`.execute(db)
}

/** The scenario, locked until the transaction ends. */
export const lockedScenario = (db: Database, id: number) =>
  db.selectFrom('planning.scenario').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
export type LockedScenario = NonNullable<Awaited<ReturnType<typeof lockedScenario>>>

/** The year of a scenario, which its rows keep to; undefined where there is none of this id. */
export const scenarioYear = async (db: Database, id: number): Promise<number | undefined> =>
  (await db.selectFrom('planning.scenario').where('id', '=', id).select('year').executeTakeFirst())?.year

export const countOfYear = async (db: Database, year: number): Promise<number> =>
  (
    await db
      .selectFrom('planning.scenario')
      .where('year', '=', year)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Whether another scenario of the year bears this name, whatever the case of its letters. */
export const isNameUsed = async (db: Database, year: number, name: string, but: number): Promise<boolean> =>
  (await db
    .selectFrom('planning.scenario')
    .where('year', '=', year)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', but)
    .select('id')
    .executeTakeFirst()) !== undefined

export const insertScenario = (db: Database, fields: { year: number; name: string; note: string }) =>
  db.insertInto('planning.scenario').values(fields).returningAll().executeTakeFirstOrThrow()

export const removeScenario = (db: Database, id: number) =>
  db.deleteFrom('planning.scenario').where('id', '=', id).execute()

const branched = sql.raw(`year, course_id, run_number, title, starts_on, ends_on, hours, weekdays, starts_at, ends_at,
  language, place, on_holidays, class_room_id, class_room_kind_id, earliest_on, latest_on, min_trainees, max_trainees,
  expected_trainees, fee_minor, currency, organization_id, coordinator_id, priority, notes, copied_from`)

/**
 * Puts drafts of the rows of a year that have no class yet, or of another scenario, into a scenario, with the instructors
 * who have not declined. Gives which row came of which.
 */
export async function branchRows(
  db: Database,
  { year, fromId, toId }: { year: number; fromId: number | null; toId: number },
): Promise<{ from: number; to: number; code: string }[]> {
  const { rows } = await sql<{ from: number; to: number; code: string }>`
    with source as (
      select *, coalesce(branched_from, id) as root from planning.plan_row
      where ${
        fromId === null
          ? sql`scenario_id is null and year = ${year} and class_id is null and state not in ('confirmed', 'executed', 'cancelled')`
          : sql`scenario_id = ${fromId}`
      }),
    made as (
      insert into planning.plan_row (${branched}, scenario_id, branched_from)
      select ${branched}, ${toId}::integer, root from source
      returning id, branched_from, course_id, year, run_number),
    paired as (
      select s.id as from_id, m.id as to_id, m.course_id, m.year, m.run_number
      from made m join source s on s.root = m.branched_from),
    people as (
      insert into planning.plan_instructor (plan_row_id, instructor_id, role)
      select p.to_id, i.instructor_id, i.role from paired p
      join planning.plan_instructor i on i.plan_row_id = p.from_id and i.state <> 'rejected')
    select p.from_id as from, p.to_id as to, f.course_code || '/' || p.year || '-' || p.run_number as code
    from paired p join catalogue.course_facts f on f.course_id = p.course_id
    order by p.to_id`.execute(db)
  return rows
}
