import { textIn } from '#platform/server/notices/happened.ts'
import { nobody, tell, type Condition, type Notices } from './notice.ts'
import * as pages from './pages.ts'

const turned = (action: string, says: string): Condition => ({
  says,
  holds: (_, event) => textIn(event, 'action') === action,
})

const asked = (change: string, says: string): Condition => ({
  says,
  holds: (_, event) => textIn(event, 'change') === change,
})

/** Certificates. */
export const learningNotices = {
  certificatePrepared: nobody,
  certificateIssued: [tell('trainee', 'certificateIssued', pages.certificates)],
  certificateRegenerated: [
    tell('trainee', 'certificateRegenerated', pages.certificates),
    tell('askingIssuer', 'certificateChangeApproved', pages.issuedCertificates),
  ],
  // A revocation is decided by an administrator, a new version by any issuer.
  certificateChangeAsked: [
    tell('admins', 'certificateChangeToDecide', pages.askedCertificates, { only: asked('revoke', 'a revocation') }),
    tell('resultPublishers', 'certificateChangeToDecide', pages.askedCertificates, {
      only: asked('regenerate', 'a new version'),
    }),
  ],
  certificateChangeRejected: [tell('askingIssuer', 'certificateChangeRejected', pages.issuedCertificates)],
  certificateChangeWithdrawn: nobody,
  certificateModeChanged: [
    tell('trainee', 'certificateDownloadable', pages.certificates, {
      only: turned('allowDownload', 'opened for download'),
    }),
    tell('trainee', 'certificateHidden', pages.certificates, { only: turned('hide', 'hidden') }),
    tell('trainee', 'certificateRevoked', pages.certificates, { only: turned('revoke', 'revoked') }),
    tell('askingIssuer', 'certificateChangeApproved', pages.issuedCertificates, { only: turned('revoke', 'revoked') }),
  ],
} as const satisfies Notices
