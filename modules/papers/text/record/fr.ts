import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as papers } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    startPaperRun: papers.acts.startPaperRun.do,
    cancelPaperRun: 'Arrêter l’impression de documents',
  },
  columns: {
    name: terms.name,
    language: papers.fields.language,
    state: terms.state,
    totalPapers: papers.fields.papers,
  },
}
