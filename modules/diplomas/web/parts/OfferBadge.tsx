import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'

/** Whether customers see a diploma or a track. */
export function OfferBadge({ isPublished }: { isPublished: boolean }) {
  const t = useText('diplomas')
  return (
    <StateBadge
      tone={isPublished ? 'success' : 'neutral'}
      label={t(isPublished ? 'states.published' : 'states.unpublished')}
    />
  )
}
