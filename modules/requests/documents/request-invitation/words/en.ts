import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as letter } from '../../../text/class-letter/en.ts'

export const en: Words<typeof ar> = {
  ...letter,
  title: 'Invitation to a course',
  says: 'We are pleased to invite those named below to the course “{{course}}”, held on {{dates}}.',
}
