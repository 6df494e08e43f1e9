import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as asked } from '../../../text/asked/en.ts'

export const en: Words<typeof ar> = {
  ...asked,
  title: 'Trainee course request form',
  traineeCode: terms.traineeNumber,
}
