import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import type { Period } from '../../rules/period.ts'
import { addedFigures, countedBy, noGroup, type Grouping, type SubjectKey } from '../../rules/subjects.ts'
import {
  countsIn,
  dayOfRow,
  fromOf,
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
}

/** More groups than these are not shown. */
export const mostGroups = 300

const groupedBy = (counted: Counted, by: Grouping): Grouped => {
  const rows = subjectRows[counted.subject]
  return by === 'month' ? { key: sql`to_char(${dayOfRow(rows, counted)}, 'YYYY-MM')` } : rows.by[by]!
}
const keyOf = ({ key }: Grouped) => sql<string>`coalesce((${key})::text, ${sql.lit(noGroup)})`

function conditions(counted: Counted): RawBuilder<boolean> {
  const rows = subjectRows[counted.subject]
  const only = (by: 'course' | 'organization', id: string | undefined) =>
    id === undefined ? [] : [rows.by[by] ? sql<boolean>`${keyOf(rows.by[by])} = ${id}` : sql<boolean>`false`]
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

const sums = (counted: Counted) => {
  const brings = subjectRows[counted.subject].brings(counted)
  return sql.join(addedFigures(counted.subject).map((name) => sql`coalesce(sum(${brings[name]!}), 0)::float8`))
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

/** The groups, those with the most rows first; one more than are shown tells that there are more. */
export async function groupsOf(
  db: Database,
  counted: Counted,
  by: Grouping,
  { first = [], most = mostGroups + 1 }: Wanted = {},
): Promise<readonly Group[]> {
  const grouped = groupedBy(counted, by)
  const { rows } = await sql<Group>`
    select key, name, added from (
      select ${keyOf(grouped)} as key, ${grouped.name ? sql`(array_agg(${grouped.name}))[1]` : sql`null`} as name,
        array[${sums(counted)}] as added, count(*) as row_count
      from ${fromOf(subjectRows[counted.subject], counted)} ${grouped.join ?? sql``}
      where ${conditions(counted)}
      group by 1) g
    order by key = any(${[...first]}::text[]) desc, row_count desc, key
    limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** All rows of the period together. */
export async function sumOf(db: Database, counted: Counted): Promise<readonly number[]> {
  const { rows } = await sql<{ added: number[] }>`
    select array[${sums(counted)}] as added from ${fromOf(subjectRows[counted.subject], counted)} where ${conditions(counted)}`.execute(
    db,
  )
  return rows[0]!.added
}

/** The rows behind one figure of one group. */
export interface Behind extends Counted {
  readonly figure: string
  readonly by?: Grouping | undefined
  readonly key?: string | undefined
}

function behind(db: Database, asked: Behind) {
  const rows = subjectRows[asked.subject]
  const { shown } = rows
  const brings = rows.brings(asked)
  const grouped = asked.by === undefined || asked.key === undefined ? undefined : groupedBy(asked, asked.by)
  const isOfGroup = grouped ? sql<boolean>`${keyOf(grouped)} = ${asked.key}` : sql<boolean>`true`
  const added = sql.join(addedFigures(asked.subject).map((name) => sql`(${brings[name]!})::float8`))
  const found = sql<Found>`(
    select (${shown.id})::text as id, ${shown.code} as code, ${shown.name} as name,
      ${shown.person ?? sql`null::jsonb`} as person, ${dayOfRow(rows, asked)} as day, ${shown.opens} as opens, ${shown.opensId} as opens_id,
      array[${added}] as brings
    from ${fromOf(rows, asked)} ${shown.join ?? sql``} ${grouped?.join ?? sql``}
    where ${conditions(asked)} and ${isOfGroup} and coalesce(${brings[countedBy(asked.subject, asked.figure)]!}, 0) <> 0
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
  orders: { Day: 'f.day', Code: 'f.code' },
})
