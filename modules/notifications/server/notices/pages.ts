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
export const certificates = page('/TraineeCertification')
export const askedCertificates = page('/trainee/TraineeCertificationForAdmin', () => ({
  tab: 'issued',
  ChangeAsked: 'true',
}))
export const issuedCertificates = page('/trainee/TraineeCertificationForAdmin', (event) => ({
  tab: 'issued',
  search: textIn(event, 'serial'),
}))

export const home = page('/')
export const profile = page('/profile')
export const sessions = page('/pages/sessions')
export const instructorEdit = page('/Instructor/Add-Edit/:ID?', (event) => ({ ID: event.subjectId }))
export const organizationEdit = page('/User/Organization-Edit/:ID?', (event) => ({ ID: event.subjectId }))
export const upcoming = page('/UpcomingCourse')
export const instructorHome = page('/InstructorHome')
export const traineeHome = page('/Traineehome')
export const customerHome = page('/CustomerHome')
