import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { standings } from '../../rules/audience.ts'

/** How many people of an audience stand how. */
export function StandingCounts({ counts }: { counts: Output<typeof calls.countRecipients> }) {
  const t = useText('campaigns')
  const format = useFormat()
  const numbers = {
    written: counts.Written,
    refused: counts.Refused,
    twice: counts.Twice,
    noAddress: counts.NoAddress,
  }
  return (
    <KeyValues
      columns={2}
      items={standings.map((standing) => ({
        label: t(`shown.${standing}`),
        value: format.number(numbers[standing]),
      }))}
    />
  )
}
