import { fr as terms } from '#platform/web/text/terms/fr.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as certificate } from '../../certificate/words/fr.ts'

export const fr: Words<typeof ar> = { ...certificate, title: terms.diplomaWord }
