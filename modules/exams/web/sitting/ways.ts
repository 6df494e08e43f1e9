import { createContext, useContext } from 'react'

/** Where the pages of a sitting lead: to what else there is to sit, and to how it came out. */
export interface Ways {
  readonly exams: '/AvailableExam' | '/AvailableCompetitions'
  readonly results: '/ExamResult' | '/CompetitionResult'
  /** What the buttons are called that lead there, before and after the sitting; and who helps where a device fails. */
  readonly words: {
    readonly device: 'cover.device' | 'cover.deviceOfCompetition'
    readonly back: 'cover.back' | 'finished.toCompetitions'
    readonly exams: 'finished.toExams' | 'finished.toCompetitions'
    readonly results: 'finished.toResults' | 'available.seeResult'
  }
}

export const waysOfExams: Ways = {
  exams: '/AvailableExam',
  results: '/ExamResult',
  words: { device: 'cover.device', back: 'cover.back', exams: 'finished.toExams', results: 'finished.toResults' },
}
export const waysOfCompetitions: Ways = {
  exams: '/AvailableCompetitions',
  results: '/CompetitionResult',
  words: {
    device: 'cover.deviceOfCompetition',
    back: 'finished.toCompetitions',
    exams: 'finished.toCompetitions',
    results: 'available.seeResult',
  },
}

export const SittingWays = createContext<Ways>(waysOfExams)
export const useWays = (): Ways => useContext(SittingWays)
