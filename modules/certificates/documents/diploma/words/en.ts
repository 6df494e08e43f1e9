import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as certificate } from '../../certificate/words/en.ts'

export const en: Words<typeof ar> = { ...certificate, title: terms.diplomaWord }
