import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useText } from '#platform/web/text.ts'
import { keepKeyboard } from '#platform/web/ui/useDragOrder.ts'

/** Where an item of an ordered list goes, or that it goes away. */
export function MoveButtons(props: {
  readonly at: number
  readonly count: number
  readonly removeLabel: string
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}) {
  const t = useText('catalogue')
  const { at, count, removeLabel, onMove, onRemove } = props
  const moves = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    onMove(by)
    keepKeyboard(event.currentTarget)
  }
  return (
    <Group gap="0.25rem" wrap="nowrap">
      <ActionIcon variant="default" aria-label={t('moveUp')} disabled={at === 0} onClick={moves(-1)}>
        <IconArrowUp size="1rem" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('moveDown')} disabled={at === count - 1} onClick={moves(1)}>
        <IconArrowDown size="1rem" />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={removeLabel} onClick={onRemove}>
        <IconTrash size="1rem" />
      </ActionIcon>
    </Group>
  )
}
