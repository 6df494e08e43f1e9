import { refusal } from '#platform/shared/refusal.ts'

/** Something refers to the question. */
export const questionInUse = refusal('questionInUse', 409)
/** No such category, or one of a sheet that the caller does not keep. */
export const categoryUnknown = refusal('categoryUnknown', 409)
