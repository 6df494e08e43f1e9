import { classLetters as letters } from '#modules/classes/server/public.ts'
import { page, tell, type Notices } from '#platform/server/notices/notice.ts'
import { enrolled, payers, underWay } from './audiences.ts'

const schedule = page('/Schedule')
/* A registration as its trainee and the paying organization find it. */
const ownStatus = page('/RegistrationStatus/:Code?', (_, reached) => ({ Code: reached.registrationCode ?? '' }))
const payerList = page('/RegisterConfirmation/:Code?')

type Kind = keyof typeof letters
const toEnrolled = (kind: Kind) => [tell(enrolled, letters[kind], schedule)]
const toRegistered = (kind: Kind) => [tell(underWay, letters[kind], ownStatus), tell(payers, letters[kind], payerList)]

/** Who of those registered is told of what happens to their class, beside those who run it. */
export const classNotices: Notices = {
  'classes.go': toEnrolled('classGo'),
  'classes.announceStart': toEnrolled('classStartsSoon'),
  'classes.postpone': toRegistered('classPostponed'),
  'classes.reopen': toRegistered('classReopened'),
  'classes.comeBack': toRegistered('classReopened'),
  'classes.cancel': toRegistered('classCancelled'),
  'classes.addSession': toEnrolled('sessionAdded'),
  'classes.moveSession': toEnrolled('classChange'),
  'classes.cancelSession': toEnrolled('sessionCancelled'),
}
