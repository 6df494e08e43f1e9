import { classLetters as letters } from '#modules/classes/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { page, tell, type Notices } from '#platform/server/notices/notice.ts'
import { enrolled, payers, underWay } from './audiences.ts'

const ownClass = page('/CourseClassDetail/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
/* A registration as its trainee and the paying organization find it. */
const ownStatus = page('/RegistrationStatus/:Code?', (_, reached) => ({ Code: reached.registrationCode ?? '' }))
const payerList = page('/RegisterConfirmation/:Code?')

type Kind = keyof typeof letters
const toEnrolled = (kind: Kind) => [tell(enrolled, letters[kind], ownClass)]
const toRegistered = (kind: Kind) => [tell(underWay, letters[kind], ownStatus), tell(payers, letters[kind], payerList)]

/** Who of those registered is told of what happens to their class, beside those who run it. */
export const classNotices: Notices = {
  'classes.go': toEnrolled('classGo'),
  'classes.takeRevision': toEnrolled('classRevised'),
  'classes.announceStart': toEnrolled('classStartsSoon'),
  'classes.postpone': toRegistered('classPostponed'),
  'classes.reopen': toRegistered('classReopened'),
  'classes.comeBack': toRegistered('classReopened'),
  'classes.cancel': toRegistered('classCancelled'),
  'classes.addSession': toEnrolled('sessionAdded'),
  'classes.moveSession': toEnrolled('classChange'),
  'classes.cancelSession': toEnrolled('sessionCancelled'),
}
