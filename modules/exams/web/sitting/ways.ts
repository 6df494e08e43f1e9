import { createContext, useContext } from 'react'

/** Where the pages of a sitting lead: to what else there is to sit, and to how it came out. */
export interface Ways {
  readonly exams: '/AvailableExam' | '/AvailableCompetitions'
  readonly results: '/ExamResult' | '/CompetitionResult'
  /** What the buttons are called that lead there, before and after the sitting. */
  readonly words: {
    readonly back: 'cover.back' | 'finished.toCompetitions'
    readonly exams: 'finished.toExams' | 'finished.toCompetitions'
    readonly results: 'finished.toResults' | 'available.seeResult'
  }
}

export const waysOfExams: Ways = {
  exams: '/AvailableExam',
  results: '/ExamResult',
  words: { back: 'cover.back', exams: 'finished.toExams', results: 'finished.toResults' },
}
export const waysOfCompetitions: Ways = {
  exams: '/AvailableCompetitions',
  results: '/CompetitionResult',
  words: { back: 'finished.toCompetitions', exams: 'finished.toCompetitions', results: 'available.seeResult' },
}

export const SittingWays = createContext<Ways>(waysOfExams)
export const useWays = (): Ways => useContext(SittingWays)
