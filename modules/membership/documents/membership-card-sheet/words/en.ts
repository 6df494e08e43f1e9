import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as card } from '../../membership-card/words/en.ts'

export const en: Words<typeof ar> = { ...card, title: 'Sheet of membership cards' }
