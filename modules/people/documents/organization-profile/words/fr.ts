import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as people } from '../../../text/fr.ts'

export const fr: Words<typeof ar> = {
  title: 'Dossier d’un organisme',
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
  people: 'Personnes de l’organisme',
  traineeCode: terms.traineeNumber,
  firstOf: 'Nombre sur ce papier : {{shown}} sur {{all}}.',
}
