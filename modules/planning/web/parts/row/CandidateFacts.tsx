import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { useTimeOf } from '../words.tsx'

type Candidate = Output<typeof planningCalls.getSubstitutes>['Candidates'][number]

/** Whether somebody who could teach has time, with fee and load, in one line. */
export function CandidateFacts({
  candidate,
}: {
  candidate: Pick<Candidate, 'BusySessions' | 'HeldBy' | 'DailyFee' | 'LoadHours'>
}) {
  const t = useText('planning')
  const format = useFormat()
  const timeOf = useTimeOf()
  return (
    <Text size="xs" c="dimmed">
      {[
        timeOf(candidate),
        t('preview.perDay', { fee: format.money(candidate.DailyFee) }),
        t('preview.load', { count: candidate.LoadHours }),
      ].join(format.separator)}
    </Text>
  )
}
