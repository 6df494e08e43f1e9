import type { ErasureState } from '../../rules/erasure-states.ts'

export const erasureTones = {
  asked: 'info',
  withdrawn: 'neutral',
  refused: 'danger',
  done: 'success',
} as const satisfies Record<ErasureState, string>
