import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as letter } from '../../../text/class-letter/en.ts'

export const en: Words<typeof ar> = {
  ...letter,
  title: 'Letter confirming places',
  says: 'We confirm the places of those named below in the course “{{course}}”, held on {{dates}}.',
}
