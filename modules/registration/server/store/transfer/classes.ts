import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { anyOf } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import { classMatches } from '#modules/classes/server/public.ts'
import type { registrationCalls } from '../../../contract/calls.ts'
import { leftStates } from '../../../rules/main-track.ts'
import { takingClassStates } from '../../../rules/standing.ts'

export interface ToMove {
  readonly traineeId: number
  /** For whom the trainee works: classes made for others are not shown. */
  readonly organizationId: number | null
  readonly today: string
  /** Of the class that is left: who got in there lacks nothing for another of it. */
  readonly courseId: number
  /** Those are shown too for which the trainee lacks a course. */
  readonly mayLetPass: boolean
}

const columns = [
  'c.class_id as ClassID',
  'c.class_code as ClassCode',
  'c.course_id as CourseID',
  'c.course_code as CourseCode',
  'c.course_name as CourseName',
  'c.starts_on as StartDate',
  'c.ends_on as EndDate',
  'c.place as Place',
  sql<{ Minor: number; Currency: string }>`jsonb_build_object('Minor', c.fee_minor, 'Currency', c.currency)`.as('Fee'),
  sql<number>`greatest(0, c.max_trainees - c.seats_taken)`.as('SeatsLeft'),
  sql<number>`(select count(*)::integer from registration.registration w
    where w.class_id = c.class_id and w.main = 'waitlisted' and not w.has_seat)`.as('Waiting'),
] as const

/** What a class is, for whoever may be moved to it. */
export const classFacts = (db: Database, classId: number) =>
  db.selectFrom('classes.class_facts as c').where('c.class_id', '=', classId).select(columns).executeTakeFirstOrThrow()

/** Classes that take registrations and could take this trainee, who has none to them. */
export const classesToMoveTo = listOf<typeof registrationCalls.getTransferClasses, ToMove>()({
  reach: () => everybody('whose registration it is was asked before; open classes are nobody’s'),
  rows: (db, { traineeId, organizationId, today, courseId, mayLetPass }) =>
    db
      .selectFrom('classes.class_facts as c')
      .where('c.class_state', 'in', [...takingClassStates])
      .where('c.starts_on', '>', today)
      .where((eb) =>
        eb.or([
          eb('c.organization_id', 'is', null),
          ...(organizationId === null ? [] : [eb('c.organization_id', '=', organizationId)]),
        ]),
      )
      .where(
        sql<boolean>`c.class_id <> all(array(select r.class_id from registration.registration r
          where r.trainee_id = ${traineeId} and r.main not in (${anyOf(leftStates)})))`,
      )
      .where(
        sql<boolean>`(${mayLetPass} or c.course_id = ${courseId} or not exists (
          select from catalogue.course_prerequisite_facts p
          where p.course_id = c.course_id and not exists (
            select from registration.registration r
            join classes.class_facts k on k.class_id = r.class_id
            where r.trainee_id = ${traineeId} and k.course_id = p.required_id and r.main = 'completed')))`,
      )
      .select(columns),
  id: 'c.class_id',
  search: (text) => classMatches('c.class_id', text),
  filters: { ID: () => null, WithSeats: (isOnly) => (isOnly ? sql`c.seats_taken < c.max_trainees` : null) },
  orders: {},
})
