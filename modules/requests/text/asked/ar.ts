import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as requests } from '../ar.ts'

/** What the forms of requests say alike. */
export const ar = {
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
  declare: 'نقر بصحة ما ورد في هذه الاستمارة.',
  signature: 'الاسم والتوقيع',
} as const
