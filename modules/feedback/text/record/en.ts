import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as certificates } from '#modules/certificates/text/en.ts'
import { en as feedback } from '../en.ts'
import { en as rounds } from '../rounds/en.ts'

export const en: Words<typeof ar> = {
  rights: {
    addFeedbackQuestion: 'Add a feedback question',
    editFeedbackQuestion: 'Change a feedback question',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'Order feedback questions',
    saveFeedbackCategory: 'Save a feedback category',
    deleteFeedbackCategory: feedback.deleteCategoryTitle,
    draftFeedbackSheet: 'Begin a version of a feedback sheet',
    editFeedbackSheet: 'Change the draft of a feedback sheet',
    publishFeedbackSheet: 'Publish a feedback sheet',
    deleteFeedbackSheet: 'Delete the draft of a feedback sheet',
    openFeedbackRound: rounds.round.addTitle,
    releaseFeedbackRound: 'Release the results of a round to the instructor',
    remindFeedbackRound: 'Remind who has not answered in a round',
    extendFeedbackRound: 'Change the last day of a feedback round',
    closeFeedbackRound: 'End a feedback round',
    giveFeedback: 'Give feedback',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
    number: certificates.verify.version,
    state: 'State of the sheet or round',
    intro: feedback.fields.intro,
    publishedOn: 'Day of publication',
    byCode: feedback.fields.byCode,
    opensOn: feedback.fields.opensOn,
    closesOn: feedback.fields.closesOn,
    isCounted: feedback.fields.isCounted,
    answers: feedback.fields.given,
  },
}
