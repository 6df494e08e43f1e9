import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as evaluation } from '#modules/evaluation/text/en.ts'
import { en as people } from '#modules/people/text/en.ts'
import { en as certificates } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Record of a trainee',
  traineeCode: terms.traineeNumber,
  name: terms.name,
  titleOf: people.fields.title,
  gender: people.fields.gender,
  genders: people.genders,
  birthDate: terms.dateOfBirth,
  nationality: terms.nationality,
  country: people.fields.country,
  maritalStatus: terms.maritalStatus,
  passport: people.fields.passportNumber,
  passportExpiresOn: people.fields.passportExpiresOn,
  visaKind: people.fields.visaKind,
  visaNumber: people.fields.visaNumber,
  visaExpiresOn: people.fields.visaExpiresOn,
  email: terms.eMail,
  workEmail: terms.workEMail,
  mobile: terms.mobile,
  jobTitle: terms.jobTitle,
  employer: people.fields.employer,
  organization: people.fields.organization,
  contacts: people.lists.Contacts,
  type: people.lists.type,
  value: people.lists.value,
  education: people.lists.Education,
  degree: people.fields.educationDegree,
  subject: people.lists.subject,
  institution: people.lists.institution,
  year: people.lists.year,
  courses: terms.courses,
  course: terms.course,
  classCode: terms.classNo,
  dates: terms.dates,
  outcome: certificates.courses.outcome,
  passed: certificates.courses.passed,
  notPassed: certificates.courses.notPassed,
  none: evaluation.notPublished,
  certificates: terms.certificates,
}
