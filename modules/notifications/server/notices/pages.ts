import { numberIn, textIn } from '#platform/server/notices/happened.ts'
import { page } from './notice.ts'

/* The pages that notices open, by what the reader does there. */

export const schedule = page('/Schedule')
export const attendanceSheet = page('/InstructorTraineeAttendance', (event) => ({
  class: numberIn(event, 'classId'),
  session: event.subjectId,
}))

export const exams = page('/AvailableExam')
export const examResults = page('/ExamResult')
export const examSitting = page('/ExamAnswer/:Code?', (event) => ({ Code: textIn(event, 'code') }))
export const examPapers = page('/InstructorTraineeExam/:ID?/:CourseClassID?', (event) => ({
  ID: numberIn(event, 'examId'),
  CourseClassID: numberIn(event, 'classId'),
}))
export const markedPaper = page('/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?', (event) => ({
  ExamID: numberIn(event, 'examId'),
  TraineeID: numberIn(event, 'traineeId'),
  CourseClassID: numberIn(event, 'classId'),
  attempt: numberIn(event, 'attemptNumber'),
}))
export const classResults = page('/TraineeParticipation', (event) => ({
  class: numberIn(event, 'classId'),
  tab: 'results',
}))
export const finalResult = page('/TraineeCoursePass/:CourseClassID?/:TraineeID?', (event) => ({
  CourseClassID: numberIn(event, 'classId'),
  TraineeID: numberIn(event, 'traineeId'),
}))

export const home = page('/')
export const sessions = page('/pages/sessions')
