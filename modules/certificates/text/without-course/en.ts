import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

export const en: Words<typeof ar> = {
  prepare: 'Prepare certificates',
  about:
    'They belong to no course: for appreciation, for taking part. You prepare them, and they are issued once another person approves.',
  people: terms.trainees,
  name: 'Name of the certificate',
  nameHelp: 'As it stands on the paper. One language is enough.',
  description: 'What it is given for',
  descriptionHelp: 'Stands below the name, such as: for the work on the safety forum.',
  ask: 'Prepare and ask for approval',
  asked: 'The certificates are prepared and wait for another person to approve them.',
}
