import { Text } from '@mantine/core'
import type { Instant } from '#platform/shared/values/dates.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** When the months of a long period were counted, where they do not stand as of now. */
export function CountedAhead({ at }: { at: Instant | null }) {
  const t = useText('reports')
  const format = useFormat()
  if (at === null) return null
  return (
    <Text size="sm" c="dimmed" role="note">
      {t('countedAt', { when: format.dateTime(at) })}
    </Text>
  )
}
