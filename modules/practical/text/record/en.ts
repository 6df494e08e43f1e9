import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as catalogueRecord } from '#modules/catalogue/text/record/en.ts'
import { en as practical } from '#modules/practical/text/en.ts'

export const en: Words<typeof ar> = {
  rights: {
    addPracticalQuestion: 'Add a practical item',
    editPracticalQuestion: 'Change a practical item',
    orderPracticalQuestions: 'Order practical items',
    deletePracticalQuestion: 'Delete a practical item',
    savePracticalSheet: 'Change a practical sheet',
    planPractical: 'Set the days of a practical examination',
    releasePractical: 'Release practical results',
    reopenPractical: 'Reopen a practical examination',
    saveTraineePractical: practical.acts.saveTraineePractical.do,
    signPractical: 'Sign a practical sheet',
    withdrawPracticalSignature: 'Take the signature of a practical sheet back',
  },
  columns: {
    degree: terms.degree,
    maxDegree: terms.maximum,
    text: 'Text of the item',
    isActive: terms.assessed,
    asksSecond: 'Two assessors',
    state: 'State of the practical',
    startsOn: 'First practical day',
    endsOn: 'Last practical day',
    isAbsent: terms.didNotCome,
    seat: 'Place of the assessor',
    percent: 'Practical percent',
    passPercent: catalogueRecord.columns.practicalPassPercent,
    passed: 'Practical passed',
  },
}
