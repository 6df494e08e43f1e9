import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as chat } from '../fr.ts'

export const fr: Words<typeof ar> = {
  columns: { state: chat.fields.state },
}
