import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as papers } from '../ar.ts'

export const ar = {
  rights: {
    startPaperRun: papers.acts.startPaperRun.do,
    cancelPaperRun: 'إيقاف طباعة وثائق',
  },
  columns: {
    name: terms.name,
    language: papers.fields.language,
    state: terms.state,
    totalPapers: papers.fields.papers,
  },
} as const
