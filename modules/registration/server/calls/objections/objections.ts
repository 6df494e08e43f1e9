import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { mayOverride } from '../../../rules/objections/objections.ts'
import { isMet } from '../../../rules/objections/admission.ts'
import { isReviewer } from '../../../rules/parties.ts'
import { traineeToRegister } from '../../acts/applicant.ts'
import { look } from '../../acts/objections/look.ts'
import { letPass, lookAt } from '../../acts/objections/settle.ts'
import { objectionsShown } from '../../acts/objections/shown.ts'
import { doingOf, lockAsRead, moved } from '../../acts/perform.ts'
import { asksTest, testsFor } from '../../store/objections/admission.ts'
import { overriddenOf } from '../../store/objections/overrides.ts'
import { registrationSeen } from '../../store/registration.ts'
import { classToRegister } from '../../store/upcoming.ts'

const none: ReadonlySet<string> = new Set()

export const getObjections: Handler<typeof calls.getObjections> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const clock = { now, timeZone }
  if (query.RegistrationID !== undefined) {
    const found = (await registrationSeen(db, actor, query.RegistrationID, clock)) ?? refuse(notFound)
    const looked = await lookAt({ db, ...clock }, found)
    return { Objections: objectionsShown(looked, await overriddenOf(db, found.id), actor) }
  }
  const trainee = await traineeToRegister(db, actor, query.TraineeID)
  const visit = (await classToRegister(db, query.ClassID!, trainee.organizationId)) ?? refuse(notFound)
  const looked = await look(
    db,
    {
      visit,
      trainee,
      organizationId: visit.organizationId ?? actor.organizationId,
      traineeBudgetMinor: query.TraineeBudget ?? null,
      courseBudgetMinor: query.CourseBudget ?? null,
      made: null,
    },
    clock,
  )
  return { Objections: objectionsShown(looked, none, actor) }
}

export const override: Handler<typeof calls.override> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await lockAsRead(asked, doing, asked.body)
  const { main } = found.standing
  if (!mayOverride(main, doing.party)) refuse(notNow, { action: 'override', state: main })
  await letPass(doing, found, await lookAt(doing, found), asked.body)
  return moved(found)
}

export const getTraineesAdmissionTestForCourseRegistration: Handler<
  typeof calls.getTraineesAdmissionTestForCourseRegistration
> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const found = (await registrationSeen(db, actor, query.CourseRegistrationID, { now, timeZone })) ?? refuse(notFound)
  const tests = await testsFor(db, found.courseId, found.traineeId, { now, since: found.submittedAt })
  return {
    RegistrationID: found.id,
    TraineeID: found.traineeId,
    IsAsked: await asksTest(db, found.courseId),
    IsPassed: isMet(tests),
    Tests: tests.map(({ initialPercent, standing, ...test }) => ({
      ...test,
      Standing: standing,
      InitialPercent: isReviewer(actor) ? initialPercent : null,
    })),
  }
}
