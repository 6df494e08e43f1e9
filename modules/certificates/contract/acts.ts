import { acts, follows, through } from '#platform/shared/record/act.ts'
import * as certificates from './certificates.ts'

const mode = (Action: 'allowDownload' | 'lockDownload' | 'hide' | 'show') =>
  through(certificates.changeCertificateMode, { Action })

/**
 * In the order in which their buttons stand. What two people decide is asked for, then approved, rejected or taken back;
 * `revoke`, `regenerate` and `supersede` follow from the approval. The moves are in `rules/modes.ts`.
 */
export const certificateActs = acts('certificates', 'certificate', {
  approveChange: { ...through(certificates.decideChange, { Approve: true }), asks: 'confirmation', next: true },
  rejectChange: { ...through(certificates.decideChange, { Approve: false }), asks: 'reason' },
  withdrawChange: { call: certificates.withdrawChange },
  prepare: through(certificates.prepareCertificates, {}),
  issue: through(certificates.issueCertificates, {}),
  allowDownload: mode('allowDownload'),
  lockDownload: mode('lockDownload'),
  show: mode('show'),
  askRegeneration: { call: certificates.askRegeneration, asks: 'reason' },
  hide: { ...mode('hide'), asks: 'reason', grave: true },
  askRevocation: { call: certificates.askRevocation, asks: 'reason', grave: true },
  supersede: follows,
  regenerate: follows,
  revoke: follows,
})
