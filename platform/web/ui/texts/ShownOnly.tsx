import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** Says that a list shows a part alone, as the address asks, with the way back to the whole. */
export function ShownOnly({ children, all, onAll }: { children: ReactNode; all: string; onAll: () => void }) {
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{children}</Text>
      <Button size="compact-sm" variant="default" onClick={onAll}>
        {all}
      </Button>
    </Group>
  )
}
