import { classLetters as letters, itsSession, itsSessions } from '#modules/classes/server/public.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { page, tell, type Notice, type Notices } from '#platform/server/notices/notice.ts'
import { enrolled, payers, underWay } from './audiences.ts'

const ownClass = page('/CourseClassDetail/:ID?', (event) => ({ ID: numberIn(event, 'classId') }))
/* A registration as its trainee and the paying organization find it. */
const ownStatus = page('/RegistrationStatus/:Code?', (_, reached) => ({ Code: reached.registrationCode ?? '' }))
const payerList = page('/RegisterConfirmation/:Code?')

type Kind = keyof typeof letters
const toEnrolled = (kind: Kind, dates?: Notice['dates']) => [tell(enrolled, letters[kind], ownClass, bringing(dates))]
const toRegistered = (kind: Kind, dates?: Notice['dates']) => [
  tell(underWay, letters[kind], ownStatus, bringing(dates)),
  tell(payers, letters[kind], payerList, bringing(dates)),
]
const bringing = (dates: Notice['dates']) => (dates ? { dates } : {})

/** Who of those registered is told of what happens to their class, beside those who run it. */
export const classNotices: Notices = {
  'classes.go': toEnrolled('classGo', itsSessions),
  'classes.takeRevision': toEnrolled('classRevised'),
  'classes.announceStart': toEnrolled('classStartsSoon'),
  'classes.postpone': toRegistered('classPostponed', itsSessions),
  'classes.reopen': toRegistered('classReopened', itsSessions),
  'classes.comeBack': toRegistered('classReopened', itsSessions),
  'classes.cancel': toRegistered('classCancelled', itsSessions),
  'classes.addSession': toEnrolled('sessionAdded', itsSession),
  'classes.moveSession': toEnrolled('classChange', itsSession),
  'classes.cancelSession': toEnrolled('sessionCancelled', itsSession),
}
