import { acts, follows } from '#platform/shared/record/act.ts'
import * as questions from './questions.ts'
import * as rounds from './rounds.ts'
import * as sheets from './sheets.ts'

/** In the order in which their buttons stand. */
export const questionActs = acts('feedback', 'feedbackQuestion', {
  addFeedbackQuestion: { call: questions.addFeedbackQuestion },
  editFeedbackQuestion: { call: questions.editFeedbackQuestion },
  orderFeedbackQuestions: { call: questions.orderFeedbackQuestions },
  deleteFeedbackQuestion: { call: questions.deleteFeedbackQuestion, asks: 'confirmation', grave: true },
})

export const sheetActs = acts('feedback', 'feedbackSheet', {
  draftFeedbackSheet: { call: sheets.draftFeedbackSheet },
  editFeedbackSheet: { call: sheets.editFeedbackSheet },
  publishFeedbackSheet: { call: sheets.publishFeedbackSheet, asks: 'confirmation', next: true },
  deleteFeedbackSheet: { call: sheets.deleteFeedbackSheet, asks: 'confirmation', grave: true },
})

export const roundActs = acts('feedback', 'feedbackRound', {
  openFeedbackRound: { call: rounds.openFeedbackRound },
  releaseFeedbackRound: { call: rounds.releaseFeedbackRound, asks: 'confirmation', next: true },
  remindFeedbackRound: { call: rounds.remindFeedbackRound, asks: 'confirmation' },
  extendFeedbackRound: { call: rounds.extendFeedbackRound },
  closeFeedbackRound: { call: rounds.closeFeedbackRound, asks: 'confirmation', grave: true },
})

/** What the academy does by itself, or within an act on a round. */
export const invitationActs = acts('feedback', 'feedbackInvitation', {
  inviteToFeedback: follows,
  remindOfFeedback: follows,
})
