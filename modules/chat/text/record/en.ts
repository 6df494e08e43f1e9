import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as chat } from '../en.ts'

export const en: Words<typeof ar> = {
  columns: { state: chat.fields.state },
}
