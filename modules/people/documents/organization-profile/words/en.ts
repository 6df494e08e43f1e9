import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as people } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  title: 'Record of an organization',
  organizationCode: terms.organizationNumber,
  name: terms.name,
  address: people.fields.address1,
  city: people.fields.city,
  zip: people.fields.zip,
  country: people.fields.country,
  creditApproved: people.fields.creditApproved,
  yes: terms.yes,
  no: terms.no,
  contactPeople: people.lists.ContactPeople,
  main: people.lists.main,
  jobTitle: terms.jobTitle,
  email: terms.eMail,
  phone: people.fields.contactPhone,
  mobile: terms.mobile,
  people: 'People of the organization',
  traineeCode: terms.traineeNumber,
  firstOf: 'On the paper: the first {{shown}} of {{all}}.',
}
