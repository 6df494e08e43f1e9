import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as card } from '../../membership-card/words/fr.ts'

export const fr: Words<typeof ar> = { ...card, title: 'Planche de cartes de membre' }
