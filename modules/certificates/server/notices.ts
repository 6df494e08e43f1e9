import { trainee } from '#modules/people/server/public.ts'
import { textIn } from '#platform/server/notices/happened.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { certificateActs } from '../contract/acts.ts'
import { admins, asker, issuers } from './audiences.ts'
import { certificateLetters as letters } from './letters/certificates.ts'

const own = page('/TraineeCertification')
const asked = page('/trainee/TraineeCertificationForAdmin', () => ({ tab: 'issued', ChangeAsked: 'true' }))
const issued = page('/trainee/TraineeCertificationForAdmin', (event) => ({
  tab: 'issued',
  search: textIn(event, 'serial'),
}))
const approved = tell(asker, letters.certificateChangeApproved, issued)

/** Who is told of what happens to a certificate. */
export const notices: NoticesOf<typeof certificateActs> = {
  'certificates.prepare': nobody,
  'certificates.issue': [tell(trainee, letters.certificateIssued, own)],
  'certificates.allowDownload': [tell(trainee, letters.certificateDownloadable, own)],
  'certificates.lockDownload': nobody,
  'certificates.hide': [tell(trainee, letters.certificateHidden, own)],
  'certificates.show': nobody,
  'certificates.askRegeneration': [tell(issuers, letters.certificateChangeToDecide, asked)],
  'certificates.askRevocation': [tell(admins, letters.certificateChangeToDecide, asked)],
  // What was approved follows, and tells it.
  'certificates.approveChange': nobody,
  'certificates.rejectChange': [tell(asker, letters.certificateChangeRejected, issued)],
  'certificates.withdrawChange': nobody,
  'certificates.supersede': nobody,
  'certificates.regenerate': [tell(trainee, letters.certificateRegenerated, own), approved],
  'certificates.revoke': [tell(trainee, letters.certificateRevoked, own), approved],
}
