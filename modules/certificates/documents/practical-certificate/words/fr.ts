import type { Words } from '#platform/shared/words.ts'
import { fr as certificate } from '../../certificate/words/fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = { ...certificate, title: 'Attestation pratique' }
