import { sql } from 'kysely'
import { classesForEverybody } from '#modules/registration/server/public.ts'
import { matches, moneyOf, type Database } from '#platform/server/database.ts'
import { byText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { showcaseCalls } from '../../contract/calls.ts'

interface Reading {
  readonly today: Day
  readonly actor: Actor
}

/** When the next class of each course begins; courses without one are not among them. Few classes take registrations, and they are found by their state. */
const nextStarts = (db: Database, today: Day) =>
  classesForEverybody(db, today)
    .groupBy('c.course_id')
    .select(['c.course_id', sql<Day>`min(c.starts_on)`.as('next_start')])

const onOffer = (db: Database, { today }: Reading) =>
  db
    .selectFrom('catalogue.course_facts as o')
    .leftJoin(nextStarts(db, today).as('n'), 'n.course_id', 'o.course_id')
    .where('o.is_published', '=', true)

export const publicCourses = listOf<typeof showcaseCalls.getPublicCourses, Reading>()({
  reach: () => everybody('what is on offer is for anybody'),
  rows: (db, reading) =>
    onOffer(db, reading)
      .leftJoin('lookups.course_category as g', 'g.id', 'o.category_id')
      .leftJoin('lookups.course_level as l', 'l.id', 'o.level_id')
      .select(['o.course_id as ID', 'o.course_code as Code', sql<Trilingual>`o.course_name`.as('Name')])
      .select(['o.category_id as CategoryID', 'g.name as CategoryName', 'l.name as LevelName'])
      .select(['o.hours as Hours', 'o.days as Days', moneyOf('o.fee_minor', 'o.currency').as('Fee')])
      .select(['o.image_file_id as ImageID', 'n.next_start as NextStart']),
  lean: onOffer,
  id: 'o.course_id',
  search: (text) => matches('o.course_search', text),
  filters: {
    WithOpenClass: (isOnly) => (isOnly ? sql<boolean>`n.next_start is not null` : null),
  },
  orders: {
    NextStart: { by: 'n.next_start', nulls: 'last' },
    Name: byText('o.course_name'),
    Fee: 'o.fee_minor',
  },
})

/** The categories that courses on offer are in, in their order. */
export const publicCategories = (db: Database) =>
  db
    .selectFrom('catalogue.course_facts as o')
    .innerJoin('lookups.course_category as g', 'g.id', 'o.category_id')
    .where('o.is_published', '=', true)
    .groupBy(['g.id', 'g.name', 'g.position'])
    .orderBy('g.position')
    .orderBy('g.id')
    .select(['g.id as ID', 'g.name as Name', sql<number>`count(*)::integer`.as('Count')])
    .execute()
