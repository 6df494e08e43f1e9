import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { questionActs, roundActs, sheetActs } from './acts.ts'
import { getAvailableReviews, getReview, giveFeedback } from './answering.ts'
import {
  deleteFeedbackCategory,
  getFeedbackCategories,
  getFeedbackCategoryUses,
  saveFeedbackCategory,
} from './categories.ts'
import { getFeedbackQuestion, getFeedbackQuestions, getFeedbackQuestionUses } from './questions.ts'
import * as results from './results.ts'
import { getFeedbackAsked, getFeedbackPeople, getFeedbackRound, getFeedbackRounds } from './rounds.ts'
import { getFeedbackSheet, getFeedbackSheets } from './sheets.ts'

export const feedbackCalls = {
  getFeedbackQuestions,
  getFeedbackQuestion,
  getFeedbackQuestionUses,
  getFeedbackCategories,
  getFeedbackCategoryUses,
  saveFeedbackCategory,
  deleteFeedbackCategory,
  getFeedbackSheets,
  getFeedbackSheet,
  getFeedbackRounds,
  getFeedbackRound,
  getFeedbackAsked,
  getFeedbackPeople,
  getAvailableReviews,
  getReview,
  giveFeedback,
  getFeedbackResults: results.getFeedbackResults,
  getFeedbackSignedSheet: results.getFeedbackSignedSheet,
  getInstructorAssessmentResults: results.getInstructorAssessmentResults,
  getInstructorAssessmentResult: results.getInstructorAssessmentResult,
  getAllInstructorReview: results.getAllInstructorReview,
  getAllInstructorAssessment: results.getAllInstructorAssessment,
  getAllCourseReview: results.getAllCourseReview,
  ...callsOf(questionActs),
  ...callsOf(sheetActs),
  ...callsOf(roundActs),
} satisfies Calls
