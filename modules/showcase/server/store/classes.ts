import { sql } from 'kysely'
import type { places } from '#modules/classes/contract/class-shapes.ts'
import { classesForEverybody } from '#modules/registration/server/public.ts'
import { moneyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { showcaseCalls } from '../../contract/calls.ts'

type Place = (typeof places)[number]

interface Reading {
  readonly today: Day
}

const lean = (db: Database, { today }: Reading) => classesForEverybody(db, today)

export const publicClasses = listOf<typeof showcaseCalls.getPublicClasses, Reading>()({
  reach: () => everybody('what takes registrations of everybody is for anybody'),
  rows: (db, reading) =>
    lean(db, reading)
      .leftJoin('lookups.language as s', 's.code', 'c.class_language')
      .select(['c.class_id as ID', 'c.class_code as Code', 'c.starts_on as StartDate', 'c.ends_on as EndDate'])
      .select(['c.hours as Hours', 'c.days as Days', sql<Place>`c.place`.as('Place')])
      .select(sql<Trilingual | null>`c.class_room_name`.as('ClassRoomName'))
      .select(sql<Trilingual>`coalesce(s.name, jsonb_build_object('en', c.class_language))`.as('LanguageName'))
      .select(moneyOf('c.fee_minor', 'c.currency').as('Fee'))
      .select(sql<number>`greatest(0, c.max_trainees - c.seats_taken)`.as('SeatsLeft')),
  lean,
  id: 'c.class_id',
  filters: { CourseID: 'c.course_id' },
  orders: { StartDate: 'c.starts_on' },
})
