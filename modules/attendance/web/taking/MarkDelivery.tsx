import { Delivery } from '#platform/web/kept/Delivery.tsx'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { useText } from '#platform/web/text.ts'
import type { MarkQueue } from './own-marks.ts'

/** Where marks are that were saved without a network; nothing while none waits and the network is there. */
export function MarkDelivery({ queue, inset = false }: { queue: MarkQueue; inset?: boolean }) {
  const t = useText('attendance')
  const facts = useEntryFacts(queue)
  const given = [...facts.kept.values()].some(({ standing }) => standing !== 'draft')
  if (!given && !facts.frail && facts.state !== 'signedOut') return null
  return (
    <Delivery
      facts={facts}
      inset={inset}
      words={{
        kept: (count) => t('keeping.kept', { count }),
        toSettle: (count) => t('keeping.toSettle', { count }),
        offline: t('keeping.offline'),
        frail: t('keeping.frail'),
        signedOut: t('keeping.signedOut'),
      }}
    />
  )
}
