import { numberIn, textIn } from '#platform/server/notices/happened.ts'
import { page } from './notice.ts'

/* The pages that notices open, by what the reader does there. */

export const planRow = page('/planning/AnnualPlan', (event) => ({ row: event.subjectId }))
export const planAnswer = page('/InstructorConfirmation/:ID?', (event) => ({ ID: event.subjectId }))
export const classAnswer = page('/InstructorClassConfirmation/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
export const classPage = page('/Setting/CourseClass-Edit/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
export const instructorSchedule = page('/InstructorSchedule')
export const schedule = page('/Schedule')
export const degrees = page('/TraineeParticipation', (event) => ({ class: numberIn(event, 'classId') }))

/** A registration as its trainee and the paying organization find it. */
export const ownStatus = page('/RegistrationStatus/:Code?', (_, reached) => ({ Code: reached.registrationCode ?? '' }))
export const payerList = page('/RegisterConfirmation/:Code?')

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
