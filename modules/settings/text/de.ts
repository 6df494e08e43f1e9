import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const de: SomeWords<typeof ar> = { screens: { menuGroup: 'Einstellungen' } }
