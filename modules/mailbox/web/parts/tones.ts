import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { entryStates, LetterState } from '../../rules/outcome.ts'

export const tones: Readonly<Record<(typeof entryStates)[number] | LetterState, Tone>> = {
  waiting: 'warning',
  sent: 'success',
  refused: 'danger',
  withheld: 'neutral',
  unread: 'info',
  read: 'neutral',
}
