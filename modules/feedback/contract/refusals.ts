import { refusal } from '#platform/shared/refusal.ts'

/** Something refers to the question. */
export const questionInUse = refusal('questionInUse', 409)
/** No such category, or one of a sheet that the caller does not keep. */
export const categoryUnknown = refusal('categoryUnknown', 409)
/** A sheet without a question that is asked. */
export const sheetEmpty = refusal('sheetEmpty', 409)
/** Questions that the sheet's kind does not ask, or that are paused. */
export const questionsOfOtherSheet = refusal('questionsOfOtherSheet', 409)
/** No version of this kind of sheet is published. */
export const noSheet = refusal('noSheet', 409)
/** The class is asked this already. */
export const askedAlready = refusal('askedAlready', 409)
/** Nobody of the class is to be asked by this kind of sheet, or fewer than it takes. `least`, where it takes some. */
export const nobodyToAsk = refusal('nobodyToAsk', 409)
/** The round is over: nothing is given any more. */
export const roundOver = refusal('roundOver', 409)
/** Whoever is invited has to log in for it. */
export const logInToAnswer = refusal('logInToAnswer', 409)
/** Something is missing or no answer. `Fields` of the questions are named. */
export const answersIncomplete = refusal('answersIncomplete', 409)
