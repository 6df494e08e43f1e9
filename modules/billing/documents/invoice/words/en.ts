import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as sheet } from '../../../text/sheet/en.ts'

export const en: Words<typeof ar> = {
  ...sheet,
  title: terms.invoice,
  registration: 'Registration no.',
  course: terms.course,
  dates: terms.dates,
  howToPay: 'After the transfer, upload the proof of payment or its SWIFT code on your registration’s page.',
  trainee: terms.theTrainee,
  classCode: terms.classNo,
}
