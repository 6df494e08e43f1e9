import type { Words } from '#platform/shared/words.ts'
import { en as general } from '../../general-practical/words/en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = { ...general, title: 'Practical assessment sheet of the course' }
