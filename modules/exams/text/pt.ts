import type { SomeWords } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const pt: SomeWords<typeof ar> = { screens: { menuGroup: 'Exames' } }
