import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as asked } from '../../../text/asked/en.ts'
import { en as requests } from '../../../text/en.ts'

export const en: Words<typeof ar> = {
  ...asked,
  title: 'Organization course request form',
  nominees: requests.sections.nominees,
  name: terms.name,
  code: terms.traineeNumber,
}
