import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { hoursOf } from '#platform/shared/values/dates.ts'
import { minutesIn } from '#modules/planning/rules/sessions.ts'
import type { classesCalls } from '../../contract/calls.ts'
import { isTeaching } from '../../rules/staff.ts'
import { listOwnClasses, ownClass } from '../store/own/own-classes.ts'
import { sessionsOfOwnClass } from '../store/sessions.ts'
import { staffOfClass } from '../store/staff/class-staff.ts'

export const getOwnClasses: Handler<typeof classesCalls.getOwnClasses> = ({ db, actor, now, query }) =>
  listOwnClasses(db, { actor, now }, query)

export const getOwnClass: Handler<typeof classesCalls.getOwnClass> = async ({ db, actor, now, query }) => {
  const found = (await ownClass(db, { actor, now }, query.ID)) ?? refuse(notFound)
  const sessions = await sessionsOfOwnClass(db, actor, found.ID)
  const staff = (await staffOfClass(db, found.ID)).filter((each) => each.State !== 'rejected')
  const isOwn = (each: (typeof staff)[number]) =>
    each.UserID === actor.userId || (each.InstructorID !== null && each.InstructorID === actor.instructorId)
  return {
    ...found,
    Hours: hoursOf(minutesIn(sessions.filter((each) => each.State !== 'cancelled'))),
    Sessions: sessions.map(({ Version: _version, Actions: _actions, ...session }) => session),
    // A trainee hears of who stands by, examines and assesses from their letters, and of nobody who has not agreed.
    Staff: (actor.role === 'trainee'
      ? staff.filter((each) => isTeaching(each.Role) && each.Role !== 'backup' && each.State === 'accepted')
      : staff
    ).map(({ Name, Role }) => ({ Name, Role })),
    Duties: actor.role === 'trainee' ? [] : staff.filter(isOwn).map(({ Role, State }) => ({ Role, State })),
  }
}
