import { acts, follows } from '#platform/shared/record/act.ts'
import { releasePractical, reopenPractical, savePracticalDays } from './examinations.ts'
import { saveTraineePractical, signPractical, withdrawPracticalSignature } from './markings.ts'
import * as questions from './questions.ts'

export const questionActs = acts('practical', 'practicalQuestion', {
  addPracticalQuestion: { call: questions.addPracticalQuestion },
  editPracticalQuestion: { call: questions.editPracticalQuestion },
  orderPracticalQuestions: { call: questions.orderPracticalQuestions },
  deletePracticalQuestion: { call: questions.deletePracticalQuestion, asks: 'confirmation', grave: true },
})

export const sheetActs = acts('practical', 'practicalSheet', {
  savePracticalSheet: { call: questions.savePracticalSheet },
})

/** What is done to the practical examination of a class. */
export const examinationActs = acts('practical', 'courseClass', {
  planPractical: { call: savePracticalDays },
  beginPractical: follows,
  releasePractical: { call: releasePractical, next: true, asks: 'optionalReason' },
  reopenPractical: { call: reopenPractical, asks: 'reason', grave: true },
})

/** What is done to one sheet about one trainee. `partPractical`: two who have signed lie too far apart. */
export const markingActs = acts('practical', 'registration', {
  saveTraineePractical: { call: saveTraineePractical },
  signPractical: { call: signPractical, next: true, asks: 'confirmation' },
  withdrawPracticalSignature: { call: withdrawPracticalSignature, asks: 'reason' },
  partPractical: follows,
})

/** One degree that says something else than before: in the audit alone, beside the act of the sheet. */
export const degreeActs = acts('practical', 'registration', { changePracticalDegree: follows })

/** A trainee's result at a time. */
export const resultActs = acts('practical', 'registration', { releasePracticalResult: follows })
