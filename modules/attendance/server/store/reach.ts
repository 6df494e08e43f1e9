import { sql } from 'kysely'
import { isTaughtBy } from '#modules/classes/server/public.ts'
import { isOwnRegistration, isSentBy } from '#modules/registration/server/public.ts'
import { reachInSql } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { attendanceReach, classAttendanceReach } from '../../rules/reach.ts'

const taught = (actor: Actor, alias: string) => isTaughtBy(actor, `${alias}.class_id`)
const withSent = (actor: Actor, c: string) => sql<boolean>`exists (select from registration.registration_facts r
  where r.class_id = ${sql.ref(`${c}.class_id`)} and ${isSentBy(actor, 'r')})`

/** Whose attendance somebody may read, of the registration `r`. */
export const reachesAttendance = reachInSql(attendanceReach, { taught, own: isOwnRegistration, sent: isSentBy }, 'r')
/** The attendance of which classes somebody may open, of `classes.class_facts` as `c`. */
export const reachesAttendanceOf = reachInSql(classAttendanceReach, { taught, withSent }, 'c')
