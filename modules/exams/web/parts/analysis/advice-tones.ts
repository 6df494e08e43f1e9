import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { Advice } from '../../../rules/analysis/statistics.ts'

export const adviceTones: Readonly<Record<Advice, Tone>> = {
  fewPapers: 'neutral',
  checkKey: 'danger',
  tooHard: 'warning',
  tooEasy: 'warning',
  weak: 'warning',
  fine: 'success',
}
