import { callsOf } from '#platform/shared/record/act.ts'
import { certificateActs, certificateTemplateActs, signingKeyActs } from './acts.ts'
import * as certificates from './certificates.ts'
import * as keys from './keys.ts'
import { getDiplomaCandidates, issueDiplomas } from './diplomas.ts'
import { getPeopleToCertify, saveCertificateForNoCourse } from './no-course.ts'
import { getBadgeIssuer, getOpenBadge } from './badge.ts'
import { getPersonCourses } from './person-courses.ts'
import { verifyCertificate } from './verify.ts'
import { getCertificateTemplates, getCertificateTemplate, previewCertificateTemplate } from './templates.ts'

const { Snapshot: _shape, ...calls } = certificates
export const certificatesCalls = {
  ...calls,
  verifyCertificate,
  getPersonCourses,
  getOpenBadge,
  getBadgeIssuer,
  getDiplomaCandidates,
  issueDiplomas,
  getPeopleToCertify,
  saveCertificateForNoCourse,
  getSigningKeys: keys.getSigningKeys,
  getSigningKey: keys.getSigningKey,
  getStatusList: keys.getStatusList,
  getKeyInUse: keys.getKeyInUse,
  getCertificateTemplates,
  getCertificateTemplate,
  previewCertificateTemplate,
  ...callsOf(certificateActs),
  ...callsOf(certificateTemplateActs),
  ...callsOf(signingKeyActs),
}
