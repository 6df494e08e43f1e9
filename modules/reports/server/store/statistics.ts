import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/statistics.ts'
import { daysInMonth, partsOf } from '../../rules/months-ahead.ts'
import type { Period } from '../../rules/period.ts'
import { addedFigures, countedBy, noGroup, type Grouping, type SubjectKey } from '../../rules/subjects.ts'
import { inMonthsAhead, type Ahead } from './months-ahead.ts'
import {
  countsIn,
  dayOfRow,
  fromOf,
  orderOfRow,
  whereOf,
  type Grouped,
  type Opened,
  type Reckoned,
  type Shown,
} from './subjects/subject.ts'
import { subjectRows } from './subjects/subjects.ts'

/** What is counted: the rows of a subject in a period, of one course or organization where asked. */
export interface Counted extends Reckoned, Shown {
  readonly subject: SubjectKey
  readonly period: Period
  readonly courseId?: string | undefined
  readonly organizationId?: string | undefined
  /** Months that were counted ahead are taken from there. */
  readonly ahead?: Ahead | null
}

/** More groups than these are not shown. */
export const mostGroups = 300

const groupedBy = (counted: Counted, by: Grouping): Grouped => {
  const rows = subjectRows[counted.subject]
  return by === 'month' ? { key: sql`to_char(${dayOfRow(rows, counted)}, 'YYYY-MM')` } : rows.by[by]!
}
const keyOf = ({ key }: Grouped) => sql<string>`coalesce((${key})::text, ${sql.lit(noGroup)})`

/** Groups by these have a record's id as their key. */
const ofRecords: readonly Grouping[] = ['course', 'category', 'instructor', 'organization', 'nationality', 'classRoom']

/** Whether a row is of the group with this key; over the column itself, so that its index can be walked. */
function isOfGroup(grouped: Grouped, by: Grouping, key: string): RawBuilder<boolean> {
  if (key === noGroup) return sql`${grouped.key} is null`
  if (!ofRecords.includes(by)) return sql`${keyOf(grouped)} = ${key}`
  return /^\d{1,9}$/.test(key) ? sql`${grouped.key} = ${Number(key)}` : sql`false`
}

function conditions(counted: Counted): RawBuilder<boolean> {
  const rows = subjectRows[counted.subject]
  const only = (by: 'course' | 'organization', id: string | undefined) =>
    id === undefined ? [] : [rows.by[by] ? isOfGroup(rows.by[by], by, id) : sql<boolean>`false`]
  return sql<boolean>`${sql.join(
    [
      countsIn(rows, counted.period, counted),
      ...whereOf(rows, counted),
      ...only('course', counted.courseId),
      ...only('organization', counted.organizationId),
    ],
    sql` and `,
  )}`
}

/** Exact: rounded only where they are read. */
const sums = (counted: Counted) => {
  const brings = subjectRows[counted.subject].brings(counted)
  return sql.join(addedFigures(counted.subject).map((name) => sql`coalesce(sum(${brings[name]!}), 0)::numeric`))
}

export interface Group {
  readonly key: string
  readonly name: Trilingual | null
  readonly added: readonly number[]
}

interface Wanted {
  /** These groups come before all others, however few rows they have. */
  readonly first?: readonly string[]
  /** So many groups at most; null: every one. */
  readonly most?: number | null
}

type Part = RawBuilder<{ key: string; name: Trilingual | null; added: number[]; row_count: number }>

/** The groups of a period, counted as their rows stand: of each month apart where `month` says how its column is made. */
function groupsNow(counted: Counted, by: Grouping, month?: RawBuilder<unknown>): Part {
  const grouped = groupedBy(counted, by)
  return sql`(
    select ${month ? sql`${month} as month,` : sql``} ${keyOf(grouped)} as key,
      ${grouped.name ? sql`(array_agg(${grouped.name}))[1]` : sql`null::jsonb`} as name,
      array[${sums(counted)}] as added, count(*) as row_count
    from ${fromOf(subjectRows[counted.subject], counted)} ${grouped.join ?? sql``}
    where ${conditions(counted)}
    group by 1${month ? sql`, 2` : sql``})`
}

/** The same of each of its months, to be kept. */
export const groupsOfMonths = (counted: Counted, by: Grouping): Part =>
  groupsNow(counted, by, sql`date_trunc('month', ${dayOfRow(subjectRows[counted.subject], counted)})::date`)

/** The groups of a period: as their rows stand, or put together of months that were counted ahead and the days around them. */
function groupsIn(counted: Counted, by: Grouping): Part {
  if (!counted.ahead) return groupsNow(counted, by)
  const { months, days } = partsOf(counted.period, counted.ahead.until)
  const parts = days.map((period) => groupsNow({ ...counted, period }, by))
  if (months) parts.push(inMonthsAhead(counted.subject, by, months))
  return sql`(
    select key, (array_agg(name))[1] as name, array[${together(counted.subject)}] as added, sum(row_count) as row_count
    from (${sql.join(parts, sql` union all `)}) part group by key)`
}

/** The figures of groups added up. */
const together = (subject: SubjectKey) =>
  sql.join(addedFigures(subject).map((_, at) => sql`coalesce(sum(added[${sql.lit(at + 1)}]), 0)`))

/** The groups, those with the most rows first, and what all of them come to; one group more than are shown tells that there are more. */
export async function groupsAndSum(
  db: Database,
  counted: Counted,
  by: Grouping,
  { first = [], most = mostGroups + 1 }: Wanted = {},
): Promise<{ readonly groups: readonly Group[]; readonly sum: readonly number[] }> {
  const figures = addedFigures(counted.subject)
  const { rows } = await sql<Group & { readonly sum: number[] }>`
    select key, name, added::float8[] as added,
      array[${sql.join(figures.map((_, at) => sql`sum(added[${sql.lit(at + 1)}]) over ()`))}]::float8[] as sum
    from ${groupsIn(counted, by)} g
    order by key = any(${[...first]}::text[]) desc, row_count desc, key
    limit ${sql.lit(most)}`.execute(db)
  return { groups: rows, sum: rows[0]?.sum ?? figures.map(() => 0) }
}

/** The groups alone. */
export const groupsOf = async (db: Database, counted: Counted, by: Grouping, wanted: Wanted = {}) =>
  (await groupsAndSum(db, counted, by, wanted)).groups

/** All rows of the period together. */
export async function sumOf(db: Database, counted: Counted): Promise<readonly number[]> {
  const { rows } = await (
    counted.ahead
      ? sql<Sum>`select array[${together(counted.subject)}]::float8[] as added from ${groupsIn(counted, 'month')} g`
      : sql<Sum>`select array[${sums(counted)}]::float8[] as added from ${fromOf(subjectRows[counted.subject], counted)}
          where ${conditions(counted)}`
  ).execute(db)
  return rows[0]!.added
}
interface Sum {
  readonly added: number[]
}

/** The rows behind one figure of one group. */
export interface Behind extends Counted {
  readonly figure: string
  readonly by?: Grouping | undefined
  readonly key?: string | undefined
}

function behind(db: Database, { period, ...whole }: Behind) {
  // A month is found by its days.
  const days = whole.by === 'month' && whole.key ? daysInMonth(period, whole.key) : period
  const asked = { ...whole, isShown: true as const, period: days }
  const rows = subjectRows[asked.subject]
  const { shown } = rows
  const brings = rows.brings(asked)
  const { by, key } = asked
  const grouped = by === undefined || by === 'month' || key === undefined ? null : groupedBy(asked, by)
  const isOfThis = grouped ? isOfGroup(grouped, by!, key!) : sql<boolean>`true`
  const added = sql.join(addedFigures(asked.subject).map((name) => sql`(${brings[name]!})::float8`))
  const found = sql<Found>`(
    select (${shown.id})::text as id, ${shown.code} as code, ${shown.name} as name,
      ${shown.person ?? sql`null::jsonb`} as person, ${dayOfRow(rows, asked)} as day, ${orderOfRow(rows)} as at,
      ${shown.opens} as opens, ${shown.opensId} as opens_id,
      array[${added}] as brings
    from ${fromOf(rows, asked)} ${shown.join ?? sql``} ${grouped?.join ?? sql``}
    where ${conditions(asked)} and ${isOfThis} and coalesce(${brings[countedBy(asked.subject, asked.figure)]!}, 0) <> 0
  )`
  return db
    .selectFrom(found.as('f'))
    .select(['f.id as ID', 'f.code as Code', 'f.name as Name', 'f.person as Person', 'f.day as Day'])
    .select(['f.opens as Opens', 'f.opens_id as OpensID', 'f.brings as Brings'])
}
interface Found {
  readonly id: string
  readonly code: string
  readonly name: Trilingual | null
  readonly person: Trilingual | null
  readonly day: string
  readonly at: unknown
  readonly opens: Opened | null
  readonly opens_id: number | null
  readonly brings: number[]
}

/** Narrowed in what is selected from, as its joins hang on it. */
const within = () => null

/** What a figure counted. */
export const countedRows = listOf<typeof reportsCalls.getCountedRows, Behind>()({
  reach: () => everybody('who may ask for a subject is shown every record of the academy that it counts'),
  rows: behind,
  id: 'f.id',
  filters: {
    Subject: within,
    Figure: within,
    From: within,
    To: within,
    By: within,
    Key: within,
    CourseID: within,
    OrganizationID: within,
  },
  orders: { Day: 'f.at', Code: 'f.code' },
  most: mostReached,
})
