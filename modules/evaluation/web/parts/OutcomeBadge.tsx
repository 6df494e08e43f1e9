import type { Output } from '#platform/shared/call.ts'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { evaluationCalls as calls } from '../../contract/calls.ts'

type Result = Output<typeof calls.getTraineePassDetail>
type Outcome = Result['Outcome']

const tones = { notBegun: 'neutral', inProgress: 'info', passed: 'success', notPassed: 'danger' } as const

/** Whether somebody passed, as far as that can be said. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const t = useText('evaluation')
  return <StateBadge tone={tones[outcome]} label={t(`outcomes.${outcome}`)} />
}

/** A percentage whose parts are still missing would read as a bad result. */
export const decided = (outcome: Outcome): boolean => outcome === 'passed' || outcome === 'notPassed'
