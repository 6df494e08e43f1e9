import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as people } from '../../../text/ar.ts'

export const ar = {
  title: 'ملف الجهة',
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
  people: 'أفراد الجهة',
  traineeCode: terms.traineeNumber,
  firstOf: 'على الورقة أول {{shown}} من {{all}}.',
} as const
