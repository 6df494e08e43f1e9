import { refusal } from '#platform/shared/refusal.ts'

/** Another course has this code. Data: `code`. */
export const codeTaken = refusal('codeTaken', 409)
/** Another course has this internal code. Data: `code`. */
export const internalCodeTaken = refusal('internalCodeTaken', 409)
/** The course would have to be completed before itself. Data: `code`, the prerequisite that builds upon it. */
export const prerequisiteCircle = refusal('prerequisiteCircle', 409)
/** The course is among those that the instructor is able to deliver, or waits to be. Data: `code`. */
export const alreadyAssigned = refusal('alreadyAssigned', 409)
/** Classes, plan rows, questions or tracks refer to the course. Data: `name`. */
export const courseInUse = refusal('courseInUse', 409)
/** Sessions or questions refer to the module; it can be set inactive. Data: `name`. */
export const moduleInUse = refusal('moduleInUse', 409)
/** Results have been given by this mean. Data: `name`. */
export const meanInUse = refusal('meanInUse', 409)
