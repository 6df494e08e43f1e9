import { changedMeanwhile, notNow, refusal } from '#platform/shared/refusal.ts'
import type { Obstacle } from '../rules/actions.ts'
import type { WhyNotJoin } from '../rules/desk/rooming.ts'

/** The trainee has a live registration to this class. Data: `code`. */
export const alreadyRegistered = refusal('alreadyRegistered', 409)
/** The profile lacks what a registration needs. Data: `missing` (keys of `mandatory` in the text). */
export const mandatoryDataMissing = refusal('mandatoryDataMissing', 409)
/** The trainee has not completed a course that this one builds upon. Data: `code` of the first such course. */
export const prerequisiteMissing = refusal('prerequisiteMissing', 409)
/** The trainee has a place in another class at the same hours. */
export const calendarClash = refusal('calendarClash', 409)
/** The fee is more than whoever pays means to spend for this trainee. */
export const traineeBudgetExceeded = refusal('traineeBudgetExceeded', 409)
/** The fees of all whom the payer sends to the class are more than it means to spend for them. */
export const courseBudgetExceeded = refusal('courseBudgetExceeded', 409)
/** No admission test of the course was passed. */
export const admissionTestOpen = refusal('admissionTestOpen', 409)
/** What is to be let pass does not stand against the registration. */
export const nothingToOverride = refusal('nothingToOverride', 409)
/** Of several people who are sent together some cannot be registered. Data: `count`. */
export const notAllReady = refusal('notAllReady', 409)
/** None of the people who are sent can be registered. */
export const nobodyReady = refusal('nobodyReady', 409)
/** The class takes no registrations any more: by its state or because it has begun. */
export const classClosed = refusal('classClosed', 409)
/** The class has begun; a place is no longer given back by the trainee. */
export const classStarted = refusal('classStarted', 409)
/** The class has begun; nobody is moved out of it any more. */
export const classBegun = refusal('classBegun', 409)
/** A proof of payment waits for its decision, and what was paid is not known before it. */
export const proofUndecided = refusal('proofUndecided', 409)
/** Something has been paid, and who waits for a seat is not invoiced. Data: `class`. */
export const paidNeedsSeat = refusal('paidNeedsSeat', 409)
/** Too close to the start to hold a seat that is not paid. Data: `day`, the last day for it. */
export const tooLateToHold = refusal('tooLateToHold', 409)
/** The offered seat went to the next in line. */
export const offerGone = refusal('offerGone', 409)
/** The organization named as payer has not answered. */
export const sponsorPending = refusal('sponsorPending', 409)
/** The payer has no credit with the academy, or is the trainee. */
export const noCredit = refusal('noCredit', 409)
/** Something is still open before the place can be confirmed. */
export const notReady = refusal('notReady', 409)
/** The passport ends too early for a visa. Data: `until`, the day it has to reach. */
export const passportTooShort = refusal('passportTooShort', 409)
/** The payment proof was decided before. */
export const proofDecided = refusal('proofDecided', 409)
/** A part of the invoice was paid. Data: `held` in minor units, `currency`. */
export const partlyPaid = refusal('partlyPaid', 409)
/** More than is still owed. Data: `owed` in minor units, `currency`. */
export const receivedTooMuch = refusal('receivedTooMuch', 409)

export const obstacles = {
  classClosed,
  classStarted,
  classBegun,
  proofUndecided,
  offerGone,
  sponsorPending,
  noCredit,
  notReady,
} satisfies Record<Obstacle, unknown>

/** The room has as many as it takes. Data: `room`. */
export const roomFull = refusal('roomFull', 409)
/** Men and women share no room, and whose gender is not known shares none. Data: `room`. */
export const roomMixed = refusal('roomMixed', 409)
/** Who is in the room has another hotel or another type of room. Data: `room`. */
export const roomOfAnotherKind = refusal('roomOfAnotherKind', 409)
export const roomRefusals = { roomFull, roomMixed, roomOfAnotherKind } satisfies Record<WhyNotJoin, unknown>

/** What keeps a registration from being handed in, by the rule of `rules/objections`. */
export const submissionRefusals = [
  classClosed,
  alreadyRegistered,
  mandatoryDataMissing,
  passportTooShort,
  prerequisiteMissing,
  calendarClash,
  traineeBudgetExceeded,
  courseBudgetExceeded,
  nothingToOverride,
]

/** Another reviewer has taken the registration to decide about it. Data: `name`. */
export const takenByOther = refusal('takenByOther', 409)

/** What every move may answer with beside its own. */
export const moveRefusals = [changedMeanwhile, notNow, takenByOther]
