import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Which of the two records it is. */
export function RecordHead({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="0.125rem" miw="14rem">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Group gap="xs">{children}</Group>
    </Stack>
  )
}
