import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as papers } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    startPaperRun: papers.acts.startPaperRun.do,
    cancelPaperRun: 'Stop the printing of documents',
  },
  columns: {
    name: terms.name,
    language: papers.fields.language,
    state: terms.state,
    totalPapers: papers.fields.papers,
  },
}
