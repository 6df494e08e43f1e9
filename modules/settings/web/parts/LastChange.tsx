import { Stack, Text } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** Who changed something last and when, or that nobody has. */
export function LastChange({ at, by }: { readonly at: string | null; readonly by: Trilingual | null }) {
  const t = useText('settings')
  const format = useFormat()
  if (at === null)
    return (
      <Text size="sm" c="dimmed">
        {t('neverChanged')}
      </Text>
    )
  return (
    <Stack gap={0}>
      {by && <Localized text={by} />}
      <Text size="xs" c="dimmed">
        {format.dateTime(at)}
      </Text>
    </Stack>
  )
}
