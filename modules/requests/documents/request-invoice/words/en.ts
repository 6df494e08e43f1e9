import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as sheet } from '#modules/billing/text/sheet/en.ts'
import { en as requests } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  ...sheet,
  title: terms.invoice,
  request: requests.fields.code,
  course: terms.course,
  dates: terms.dates,
  trainees: requests.fields.trainees,
  classCode: terms.classNo,
  howToPay: 'After the transfer, upload the proof of payment or its SWIFT code on the page of the request.',
}
