import { textIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { invitationActs, questionActs, roundActs, sheetActs } from '../contract/acts.ts'
import { concerned, invited } from './audiences.ts'
import { feedbackLetters as letters } from './letters/feedback.ts'

const sheets = page('/ReviewAnswer/:Code?', (event) => ({ Code: textIn(event, 'code') }))

/** Whoever keeps sheets and rounds reads them; who is asked hears of an invitation, and instructors of what was released. */
export const notices: NoticesOf<typeof questionActs> &
  NoticesOf<typeof sheetActs> &
  NoticesOf<typeof roundActs> &
  NoticesOf<typeof invitationActs> = {
  'feedback.addFeedbackQuestion': nobody,
  'feedback.editFeedbackQuestion': nobody,
  'feedback.orderFeedbackQuestions': nobody,
  'feedback.deleteFeedbackQuestion': nobody,
  'feedback.draftFeedbackSheet': nobody,
  'feedback.editFeedbackSheet': nobody,
  'feedback.publishFeedbackSheet': nobody,
  'feedback.deleteFeedbackSheet': nobody,
  'feedback.openFeedbackRound': nobody,
  'feedback.extendFeedbackRound': nobody,
  'feedback.remindFeedbackRound': nobody,
  'feedback.closeFeedbackRound': nobody,
  'feedback.releaseFeedbackRound': [tell(concerned, letters.feedbackReleased, page('/InstructorCourseEvaluation'))],
  'feedback.inviteToFeedback': [tell(invited, letters.feedbackAsked, sheets)],
  'feedback.remindOfFeedback': [tell(invited, letters.feedbackReminder, sheets)],
}
