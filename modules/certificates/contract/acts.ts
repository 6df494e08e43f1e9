import { acts, follows, through } from '#platform/shared/record/act.ts'
import * as certificates from './certificates.ts'
import { changeSigningKey } from './keys.ts'
import * as noCourse from './no-course.ts'
import * as templates from './templates.ts'

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
  askIssue: { call: noCourse.askIssue },
  allowDownload: mode('allowDownload'),
  lockDownload: mode('lockDownload'),
  show: mode('show'),
  askRegeneration: { call: certificates.askRegeneration, asks: 'reason' },
  hide: { ...mode('hide'), asks: 'reason', grave: true },
  askRevocation: { call: certificates.askRevocation, asks: 'reason', grave: true },
  delete: { call: noCourse.deleteListOfTraineeCertificate, asks: 'confirmation', grave: true },
  supersede: follows,
  regenerate: follows,
  revoke: follows,
})

/** What is done to what certificates of a kind say. */
export const certificateTemplateActs = acts('certificates', 'certificateTemplate', {
  changeCertificateTemplate: { call: templates.changeCertificateTemplate, next: true },
  restoreCertificateTemplate: { call: templates.restoreCertificateTemplate, asks: 'confirmation', plain: true },
})

/** What is done to the key that certificates are signed with. */
export const signingKeyActs = acts('certificates', 'signingKey', {
  changeSigningKey: { call: changeSigningKey, asks: 'confirmation', plain: true },
})
