import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as requests } from '../fr.ts'

export const fr: Words<typeof ar> = {
  number: requests.fields.code,
  askedBy: terms.askedBy,
  contact: requests.fields.contactName,
  email: requests.fields.contactEmail,
  phone: requests.fields.contactPhone,
  course: terms.course,
  topic: requests.fields.topic,
  dates: terms.dates,
  trainees: requests.fields.trainees,
  location: requests.fields.location,
  ownSite: requests.fields.ownSite,
  language: terms.languageOfTraining,
  nights: requests.fields.nights,
  roomType: terms.roomType,
  payer: requests.fields.payer,
  notes: requests.fields.notes,
  openMonth: requests.openMonth,
  datesOpen: requests.datesOpen,
  sentOn: requests.fields.submittedAt,
  states: requests.states,
  declare: 'Nous certifions l’exactitude des informations de ce formulaire.',
  signature: 'Nom et signature',
}
