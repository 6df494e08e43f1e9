import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf, readList } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/entries.ts'
import { area, lean, rows, since, type Telling } from './person-history.ts'

type Fields = Record<string, unknown> | null

/** Nobody's data: of a course itself its fields are told. Of its classes and rows of the plan that they changed. */
const ofTheCourse = (column: 'before' | 'after') =>
  sql<Fields>`case when a.subject_type = 'course' then ${sql.ref(`a.${column}`)} end`

const history = listOf<typeof auditCalls.getCourseHistory, Telling>()({
  reach: () => everybody('each module hands in those of its records that the reader reaches'),
  rows: (db, telling) =>
    rows(db, telling).select([ofTheCourse('before').as('Before'), ofTheCourse('after').as('After')]),
  lean,
  id: 'a.id',
  filters: {
    // Whose it is says `told`.
    CourseID: () => null,
    Area: (name) => sql`${area} = ${name}`,
    From: (day, { timeZone }) => sql`a.at >= ${since(day, timeZone)}`,
    To: (day, { timeZone }) => sql`a.at < ${since(addDays(day, 1), timeZone)}`,
  },
  orders: {},
  most: mostReached,
})

/** A page of what happened to a course, of the records that the reader reaches. */
export const courseHistory = (
  db: Database,
  telling: Telling,
  query: Argument<typeof auditCalls.getCourseHistory>['query'],
) => readList(db, history, query, telling)
