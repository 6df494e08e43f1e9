import { refusal } from '#platform/shared/refusal.ts'

/** Hard clashes stand in the way that no waiver covers. Data: `count`, `kinds`, `with` (codes of what clashes). */
export const clashesRemain = refusal('clashesRemain', 409)
/** There is no hard clash that a waiver could cover. */
export const nothingToWaive = refusal('nothingToWaive', 409)
/** The instructor is not on the course's list of those able to deliver it. Data: `instructor`. */
export const instructorNotAble = refusal('instructorNotAble', 409)
/** The instructor has been asked, or has accepted, already. Data: `instructor`. */
export const alreadyAsked = refusal('alreadyAsked', 409)
/** Something else refers to the record. Data: `code`. */
export const classRoomInUse = refusal('classRoomInUse', 409)
/** Sessions to come stand closer to each other than the set-up. Data: `minutes`, `class`, `other`, `day`. */
export const setupTooLong = refusal('setupTooLong', 409)
/** Another class room has this code. Data: `code`. */
export const classRoomCodeUsed = refusal('classRoomCodeUsed', 409)
/** Sessions of classes fall on these days. Data: `count`, `class` (the first one's code). */
export const sessionsOnHoliday = refusal('sessionsOnHoliday', 409)
/** Rows stay where they are, and none is moved. Data: `row` (the first), `count`, `rows`; its `fields` say why for each. */
export const rowsStay = refusal('rowsStay', 409)
/** The class of this row is cancelled or postponed itself, the row follows. Data: `class`. */
export const rowHasClass = refusal('rowHasClass', 409)
/** The academy has this year already. */
export const calendarYearThere = refusal('calendarYearThere', 409)
/** Another scenario of the year bears this name. */
export const scenarioNameUsed = refusal('scenarioNameUsed', 409)
/** A year has as many scenarios as it may. Data: `most`. */
export const tooManyScenarios = refusal('tooManyScenarios', 409)
/** The year has no row without a class that could be branched. Data: `year`. */
export const nothingToBranch = refusal('nothingToBranch', 409)
/** The row stands in a scenario: nothing is decided of it there. Data: `row`. */
export const inScenario = refusal('inScenario', 409)
/** Rows of a scenario stay within its year. Data: `year`. */
export const outsideScenario = refusal('outsideScenario', 409)
