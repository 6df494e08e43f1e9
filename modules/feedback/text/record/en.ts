import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as feedback } from '../en.ts'

export const en: Words<typeof ar> = {
  rights: {
    addFeedbackQuestion: 'Add a feedback question',
    editFeedbackQuestion: 'Change a feedback question',
    deleteFeedbackQuestion: feedback.deleteTitle,
    orderFeedbackQuestions: 'Order feedback questions',
    saveFeedbackCategory: 'Save a feedback category',
    deleteFeedbackCategory: 'Delete a feedback category',
  },
  columns: {
    categoryId: feedback.fields.category,
    kind: feedback.fields.kind,
    text: feedback.fields.text,
    answer: feedback.fields.answer,
    choices: feedback.fields.choices,
    isRequired: feedback.fields.isRequired,
    isActive: feedback.fields.isActive,
  },
}
