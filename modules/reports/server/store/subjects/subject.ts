import { sql, type RawBuilder } from 'kysely'
import type { SheetKind } from '#modules/feedback/rules/kinds.ts'
import { bothNamesIfAny } from '#platform/server/reading/both-names.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { openedRecords } from '../../../contract/statistics.ts'
import type { Period } from '../../../rules/period.ts'
import type { Grouping } from '../../../rules/subjects.ts'

/** A way to group the rows of a subject: what is joined for it, the key and, where people gave it one, the name of a group. */
export interface Grouped {
  readonly join?: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  readonly name?: RawBuilder<Trilingual | null>
}

/** In which currency money is added up, and how many of each other one of it buys today. */
export interface Reckoned {
  readonly base: string
  readonly rates: Readonly<Record<string, number>>
  readonly today: Day
  readonly timeZone: string
  /** A page of the rows is shown: what is added up for each is asked where it is needed, not joined to all of them. */
  readonly isShown?: true
}

/** What of a subject whoever asks may have counted. */
export interface Shown {
  /** The kinds of feedback that they keep; none where it is not said. */
  readonly feedbackKinds?: readonly SheetKind[]
}

/** The rows of a subject in SQL. */
export interface SubjectRows {
  /** The tables that every question needs, in which a row of the subject is one row; those that are of days, or of several kinds, begin with the period's. */
  readonly from: RawBuilder<unknown> | ((period: Period, about: Reckoned) => RawBuilder<unknown>)
  readonly where?: RawBuilder<boolean> | ((to: Shown) => RawBuilder<boolean>)
  /** When a row counts: a day, or an instant that falls on one at the academy. */
  readonly at: { readonly day: RawBuilder<unknown> } | { readonly instant: RawBuilder<unknown> }
  /** What a row brings to each figure. */
  readonly brings: (about: Reckoned) => Readonly<Record<string, RawBuilder<unknown>>>
  /** Beside the month of `at`, by which every subject can be grouped. */
  readonly by: { readonly [Key in Exclude<Grouping, 'month'>]?: Grouped }
  /** How a row is shown to whoever asks for the rows behind a figure. */
  readonly shown: {
    readonly join?: RawBuilder<unknown>
    readonly id: RawBuilder<unknown>
    readonly code: RawBuilder<unknown>
    readonly name: RawBuilder<Trilingual | null>
    readonly person?: RawBuilder<Trilingual | null>
    /** One of `openedRecords`, or null. */
    readonly opens: RawBuilder<Opened | null>
    readonly opensId: RawBuilder<unknown>
  }
}

export type Opened = (typeof openedRecords)[number]
/** The page of such records. */
export const opens = (record: Opened): RawBuilder<Opened> => sql.lit(record)

/** One where the condition holds, else nothing. */
export const one = (condition: RawBuilder<unknown>) => sql`(${condition})::integer`
export const each = sql`1`

/** The name that a person's record keeps in two columns; null where nobody was joined. */
export const personName = (alias: string) => bothNamesIfAny(`${alias}.name`, `${alias}.name_ar`)

export const fromOf = ({ from }: SubjectRows, about: Reckoned & { readonly period: Period }): RawBuilder<unknown> =>
  typeof from === 'function' ? from(about.period, about) : from

export const whereOf = ({ where }: SubjectRows, to: Shown): readonly RawBuilder<boolean>[] =>
  where === undefined ? [] : [typeof where === 'function' ? where(to) : where]

type Dated = Pick<SubjectRows, 'at'>

/** The day at the academy on which a row counts. */
export const dayOfRow = ({ at }: Dated, { timeZone }: Reckoned) =>
  'day' in at ? at.day : sql`(${at.instant} at time zone ${timeZone})::date`

/** By which rows are put in the order of their days; the column itself, so that its index can be walked. */
export const orderOfRow = ({ at }: Dated) => ('day' in at ? at.day : at.instant)

/** Whether a row counts in the period; over the column itself, so that its index can be walked. */
export function countsIn({ at }: Dated, { from, to }: Period, { timeZone }: Reckoned): RawBuilder<boolean> {
  if ('day' in at) return sql`${at.day} between ${from}::date and ${to}::date`
  const midnight = (day: Day) => sql`(${day}::timestamp at time zone ${timeZone})`
  return sql`${at.instant} >= ${midnight(from)} and ${at.instant} < ${midnight(addDays(to, 1))}`
}

/** Groups over the class `c` (`classes.course_class`). */
export const ofClass = {
  course: {
    join: sql`join catalogue.course gk on gk.id = c.course_id`,
    key: sql`c.course_id`,
    name: sql<Trilingual>`gk.name`,
  },
  category: {
    join: sql`join catalogue.course gk on gk.id = c.course_id left join lookups.course_category gc on gc.id = gk.category_id`,
    key: sql`gk.category_id`,
    name: sql<Trilingual>`gc.name`,
  },
  classRoom: {
    join: sql`left join planning.class_room gr on gr.id = c.class_room_id`,
    key: sql`c.class_room_id`,
    name: sql<Trilingual>`gr.name`,
  },
  instructor: {
    join: sql`left join lateral (select i.instructor_id, p.name_ar, p.name_en from classes.class_staff i
      join people.instructor p on p.id = i.instructor_id
      where i.class_id = c.id and i.role = 'lead' and i.state = 'accepted' order by i.instructor_id limit 1) gi on true`,
    key: sql`gi.instructor_id`,
    name: personName('gi'),
  },
} satisfies SubjectRows['by']

/** Groups over the trainee with this id, and over the organization of the registration with this one. */
export const ofPerson = (traineeId: RawBuilder<unknown>, organizationId?: RawBuilder<unknown>) =>
  ({
    nationality: {
      join: sql`join people.trainee gt on gt.id = ${traineeId} left join lookups.nationality gn on gn.id = gt.nationality_id`,
      key: sql`gt.nationality_id`,
      name: sql<Trilingual>`gn.name`,
    },
    gender: { join: sql`join people.trainee gt on gt.id = ${traineeId}`, key: sql`gt.gender` },
    ...(organizationId && {
      organization: {
        join: sql`left join people.organization go on go.id = ${organizationId}`,
        key: organizationId,
        name: sql<Trilingual>`go.name`,
      },
    }),
  }) satisfies SubjectRows['by']

/** A row of a class about somebody: the course and the person. */
export const shownPerson = (traineeId: RawBuilder<unknown>) => ({
  join: sql`join catalogue.course sk on sk.id = c.course_id join people.trainee st on st.id = ${traineeId}`,
  name: sql<Trilingual>`sk.name`,
  person: personName('st'),
})
