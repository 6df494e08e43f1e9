import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'

/** Whether trainees and organizations see the course. */
export function OfferBadge({ isPublished }: { isPublished: boolean }) {
  const t = useText('catalogue')
  return (
    <StateBadge
      tone={isPublished ? 'success' : 'neutral'}
      label={t(isPublished ? 'states.published' : 'states.unpublished')}
    />
  )
}
