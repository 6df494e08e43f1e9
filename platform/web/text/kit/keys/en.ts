import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  title: 'Keyboard',
  palette: 'Search everywhere',
  list: 'Search the list on the page',
  hint: 'Single keys do nothing while you type in a field.',
  off: 'Switch them off if you dictate to the computer.',
  on: terms.singleKeysOn,
}
