import type { Words } from '#platform/shared/words.ts'
import { en as certificate } from '../../certificate/words/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = { ...certificate, title: 'Practical certificate' }
