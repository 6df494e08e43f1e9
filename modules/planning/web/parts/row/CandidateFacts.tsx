import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { planningCalls } from '../../../contract/calls.ts'

type Candidate = Output<typeof planningCalls.getSubstitutes>['Candidates'][number]

/** Free or busy, fee and load of somebody who could teach, in one line. */
export function CandidateFacts({
  candidate,
}: {
  candidate: Pick<Candidate, 'BusySessions' | 'DailyFee' | 'LoadHours'>
}) {
  const t = useText('planning')
  const format = useFormat()
  return (
    <Text size="xs" c="dimmed">
      {[
        t('preview.personBusy', { count: candidate.BusySessions }),
        t('preview.perDay', { fee: format.money(candidate.DailyFee) }),
        t('preview.load', { count: candidate.LoadHours }),
      ].join(format.separator)}
    </Text>
  )
}
