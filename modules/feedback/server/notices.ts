import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { questionActs } from '../contract/acts.ts'

/** Whoever keeps the bank reads it; who is asked hears of a sheet, not of its questions. */
export const notices: NoticesOf<typeof questionActs> = {
  'feedback.addFeedbackQuestion': nobody,
  'feedback.editFeedbackQuestion': nobody,
  'feedback.orderFeedbackQuestions': nobody,
  'feedback.deleteFeedbackQuestion': nobody,
}
