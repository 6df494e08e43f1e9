import type { Words } from '#platform/shared/words.ts'
import { fr as general } from '../../general-practical/words/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = { ...general, title: 'Fiche d’évaluation pratique de la formation' }
