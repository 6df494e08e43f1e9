import { Delivery as EntryDelivery } from '#platform/web/kept/Delivery.tsx'
import { useText } from '#platform/web/text.ts'
import type { DegreeFacts } from '../../marking/DegreeQueue.ts'

/** Where the degrees are that were given: all saved, or how many wait on this device and why. */
export function Delivery({ facts }: { facts: DegreeFacts }) {
  const t = useText('practical')
  return (
    <EntryDelivery
      facts={facts}
      words={{
        kept: (count) => t('marking.kept', { count }),
        toSettle: (count) => t('marking.toSettle', { count }),
        offline: t('marking.offline'),
        frail: t('marking.frail'),
        signedOut: t('marking.signedOut'),
      }}
    />
  )
}
