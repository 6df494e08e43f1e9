import { nobody, tell, type Notices } from './notice.ts'
import * as pages from './pages.ts'

/** Attendance, degrees and final results. */
export const learningNotices = {
  attendanceMarked: nobody,
  attendanceUnmarked: [tell('sessionInstructors', 'attendanceToMark', pages.attendanceSheet)],
  attendanceAtRisk: [tell('trainee', 'attendanceAtRisk', pages.schedule)],
  degreesGiven: nobody,
  finalResultPublished: [tell('trainee', 'finalResult', pages.finalResult)],
  finalResultChanged: [tell('trainee', 'finalResultChanged', pages.finalResult)],
  resultChangeAsked: [tell('resultPublishers', 'resultChangeToDecide', pages.classResults)],
  resultChangeApproved: [tell('askingPublisher', 'resultChangeApproved', pages.classResults)],
  resultChangeRejected: [tell('askingPublisher', 'resultChangeRejected', pages.classResults)],
  resultChangeWithdrawn: nobody,
} as const satisfies Notices
