import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

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
    saveTraineePractical: 'Give practical degrees',
    signPractical: 'Sign a practical sheet',
    withdrawPracticalSignature: 'Take the signature of a practical sheet back',
  },
  columns: {
    degree: 'Degree',
    maxDegree: 'Maximum',
    text: 'Text of the item',
    isActive: 'Assessed',
    asksSecond: 'Two assessors',
    state: 'State of the practical',
    startsOn: 'First practical day',
    endsOn: 'Last practical day',
    isAbsent: 'Did not come',
    seat: 'Place of the assessor',
    percent: 'Practical percent',
    passPercent: 'Practical pass mark',
    passed: 'Practical passed',
  },
}
