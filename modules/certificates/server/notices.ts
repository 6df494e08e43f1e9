import { trainee } from '#modules/people/server/public.ts'
import { numberIn, textIn, type HappenedEvent } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { AddressValues } from '#platform/shared/values/address-values.ts'
import type { certificateActs, certificateTemplateActs, signingKeyActs } from '../contract/acts.ts'
import { admins, asker, issuers } from './audiences.ts'
import { certificateLetters as letters } from './letters/certificates.ts'

const own = page('/TraineeCertification')
const asked = page('/trainee/TraineeCertificationForAdmin', () => ({ tab: 'issued', ChangeAsked: 'true' }))
const issued = page('/trainee/TraineeCertificationForAdmin', (event) => ({
  tab: 'issued',
  search: textIn(event, 'serial'),
}))
/* Whoever holds both kinds has two papers of one class: the other one is without its places, and opens nothing. */
const printed =
  (...kinds: readonly string[]) =>
  (event: HappenedEvent): AddressValues =>
    kinds.includes(textIn(event, 'kind')) && typeof event.data['classId'] === 'number'
      ? { CourseClassID: event.data['classId'], TraineeID: numberIn(event, 'traineeId') }
      : {}
const bySerial =
  (kind: string) =>
  (event: HappenedEvent): AddressValues =>
    textIn(event, 'kind') === kind ? { CertificateReferenceNumber: textIn(event, 'serial') } : {}
const papers = [
  page('/report/Certificate/:CourseClassID?/:TraineeID?', printed('completion', 'excellence')),
  page('/report/AttendeCertificate/:CourseClassID?/:TraineeID?', printed('attendance')),
  page('/report/PracticalCertificate/:CourseClassID?/:TraineeID?', printed('practical')),
  page('/report/DiplomaCertificate/:CertificateReferenceNumber?', bySerial('diploma')),
  page(
    '/report/CertificateForNoCourse/:CertificateTraineeName?/:CertificateDescription?/:CertificateReferenceNumber?',
    bySerial('noCourse'),
  ),
]
const approved = tell(asker, letters.certificateChangeApproved, issued)

/** Who is told of what happens to a certificate. */
export const notices: NoticesOf<typeof certificateActs> &
  NoticesOf<typeof certificateTemplateActs> &
  NoticesOf<typeof signingKeyActs> = {
  'certificates.prepare': nobody,
  'certificates.issue': [tell(trainee, letters.certificateIssued, own, { papers })],
  'certificates.allowDownload': [tell(trainee, letters.certificateDownloadable, own)],
  'certificates.lockDownload': nobody,
  'certificates.hide': [tell(trainee, letters.certificateHidden, own)],
  'certificates.show': nobody,
  'certificates.askIssue': [tell(issuers, letters.certificateChangeToDecide, asked)],
  'certificates.delete': nobody,
  'certificates.changeCertificateTemplate': nobody,
  'certificates.restoreCertificateTemplate': nobody,
  'certificates.changeSigningKey': nobody,
  'certificates.askRegeneration': [tell(issuers, letters.certificateChangeToDecide, asked)],
  'certificates.askRevocation': [tell(admins, letters.certificateChangeToDecide, asked)],
  // What was approved follows, and tells it.
  'certificates.approveChange': nobody,
  'certificates.rejectChange': [tell(asker, letters.certificateChangeRejected, issued)],
  'certificates.withdrawChange': nobody,
  'certificates.supersede': nobody,
  'certificates.regenerate': [tell(trainee, letters.certificateRegenerated, own, { papers }), approved],
  'certificates.revoke': [tell(trainee, letters.certificateRevoked, own), approved],
}
