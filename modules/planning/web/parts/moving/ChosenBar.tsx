import { Button, Group, Text } from '@mantine/core'
import { useText } from '#platform/web/text.ts'
import type { Movable } from './movable.ts'
import type { Chosen } from './useChosen.ts'

/** How many rows are chosen, and the way to move them together; nothing where none is. */
export function ChosenBar({ chosen, onMove }: { chosen: Chosen; onMove: (rows: readonly Movable[]) => void }) {
  const t = useText('planning')
  const words = useText('planning/moving')
  const [first] = chosen.rows
  if (!first) return null
  return (
    <Group gap="sm" role="group" aria-label={words('chosenOnes')}>
      <Text size="sm" fw={600} aria-live="polite">
        {t('rowsInMonth', { count: chosen.rows.length })}
      </Text>
      <Button
        size="xs"
        onClick={() => {
          const rows = chosen.goingWith(first.ID)
          if (rows.length > 0) onMove(rows)
        }}
      >
        {words('together')}
      </Button>
      <Button size="xs" variant="default" onClick={chosen.none}>
        {words('chooseNone')}
      </Button>
    </Group>
  )
}
