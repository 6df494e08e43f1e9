import { callsOf } from '#platform/shared/record/act.ts'
import { examinationActs, markingActs, questionActs, sheetActs } from './acts.ts'
import { getPracticalClass, getPracticalCourseClasses } from './examinations.ts'
import { getPracticalAnswers } from './markings.ts'
import { getPracticalQuestion, getPracticalQuestions, getPracticalSheet } from './questions.ts'
import { getPracticalResults, getTraineePractical } from './results.ts'

export const practicalCalls = {
  getPracticalCourseClasses,
  getPracticalClass,
  getPracticalAnswers,
  getTraineePractical,
  getPracticalResults,
  getPracticalQuestions,
  getPracticalQuestion,
  getPracticalSheet,
  ...callsOf(questionActs),
  ...callsOf(sheetActs),
  ...callsOf(examinationActs),
  ...callsOf(markingActs),
}
