import { createContext, useContext } from 'react'

/** Where the pages of a sitting lead: to what else there is to sit, and to how it came out. */
export interface Ways {
  readonly exams: '/AvailableExam' | '/AvailableCompetitions'
  readonly results: '/ExamResult' | '/CompetitionResult'
}

export const waysOfExams: Ways = { exams: '/AvailableExam', results: '/ExamResult' }
export const waysOfCompetitions: Ways = { exams: '/AvailableCompetitions', results: '/CompetitionResult' }

export const SittingWays = createContext<Ways>(waysOfExams)
export const useWays = (): Ways => useContext(SittingWays)
