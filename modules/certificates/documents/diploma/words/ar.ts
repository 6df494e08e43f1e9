import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as certificate } from '../../certificate/words/ar.ts'

export const ar = { ...certificate, title: terms.diplomaWord } as const
