import { lockClass } from '#modules/classes/server/public.ts'
import type { EnrolDoing, Enrolling } from '#modules/requests/server/public.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { visaSettings } from '../contract/settings.ts'
import { mayDo } from '../rules/actions.ts'
import { approve } from './acts/approve.ts'
import type { Doing } from './acts/doing.ts'
import { move } from './acts/move.ts'
import { offerFreeSeats } from './acts/offers.ts'
import { asSystem, follow } from './acts/perform.ts'
import { lockRegistration } from './acts/reached.ts'
import { register } from './acts/register.ts'
import { liveRegistrationId } from './store/applications.ts'
import { readiness, traineeFacts } from './store/trainee.ts'
import { classVisit } from './store/upcoming.ts'

/** The proposal that was agreed is the review: nobody's own act, and what a reviewer may. */
async function agreed({ db, now, record }: EnrolDoing): Promise<Doing> {
  const { timeZone } = await settings(db, zoneSettings)
  return { db, now, record, timeZone, userId: null, party: 'reviewer' }
}

const wishesOf = ({ nights, roomTypeId }: { nights: number | null; roomTypeId: number | null }) => ({
  NeedsAccommodation: nights !== null,
  RoomTypeID: roomTypeId,
  Nights: nights,
  ExtraIDs: [],
  NeedsTravel: false,
  Notes: '',
  TraineeBudget: null,
  CourseBudget: null,
})

/** Registers who is named in a course request. */
export const enrolling: Enrolling = {
  enrol: async (enrolDoing, { classId, traineeId, organizationId, ...stay }) => {
    const doing = await agreed(enrolDoing)
    const { db, now } = doing
    const live = await liveRegistrationId(db, classId, traineeId)
    if (live !== undefined) return { id: live }
    const trainee = await traineeFacts(db, traineeId)
    if (!trainee?.isActive) return { missing: ['profile'] }
    const visit = await classVisit(db, classId)
    const { missing } = readiness(trainee, visit, await settings(db, visaSettings))
    if (missing.length > 0) return { missing }
    await lockClass(db, classId)
    const payer = { organizationId, agreedAt: organizationId === null ? null : now }
    const draft = await register(doing, { classId, visit, trainee, payer, wishes: wishesOf(stay), isAgreed: true })
    if (draft === null) return { id: (await liveRegistrationId(db, classId, traineeId))! }
    const submitted = await move(doing, draft, 'submit', { set: { submitted_at: now } })
    const reviewed = await move(doing, submitted, 'startReview')
    if (organizationId !== null) {
      await approve(doing, reviewed, 'waitlist')
    } else {
      // Who asked alone confirms the place: it is kept for them as one that is offered.
      await move(doing, reviewed, 'waitlist', { set: { waiting_since: now } })
      await offerFreeSeats(asSystem(doing), classId)
    }
    return { id: draft.id }
  },

  release: async (enrolDoing, registrationId, reason) => {
    const doing = asSystem(await agreed(enrolDoing))
    const { classId } = await lockRegistration(doing.db, null, registrationId, doing)
    await lockClass(doing.db, classId)
    const registration = await lockRegistration(doing.db, null, registrationId, doing)
    if (!mayDo(registration.standing, 'cancel', 'system')) return
    await follow(doing, await move(doing, registration, 'cancel', { reason }), 'cancel')
  },
}
