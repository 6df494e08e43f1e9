import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { useAvailability } from '../words.tsx'

type Candidate = Output<typeof planningCalls.getSubstitutes>['Candidates'][number]

/** Whether somebody who could teach has time, with fee and load, in one line. */
export function CandidateFacts({
  candidate,
}: {
  candidate: Pick<Candidate, 'BusySessions' | 'HeldBy' | 'DailyFee' | 'LoadHours'>
}) {
  const t = useText('planning')
  const format = useFormat()
  const availabilityOf = useAvailability()
  return (
    <Text size="xs" c="dimmed">
      {[
        availabilityOf(candidate),
        t('preview.perDay', { fee: format.money(candidate.DailyFee) }),
        t('preview.load', { count: candidate.LoadHours }),
      ].join(format.separator)}
    </Text>
  )
}
