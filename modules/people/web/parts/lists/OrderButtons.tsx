import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useText } from '#platform/web/text.ts'
import { keepKeyboard } from '#platform/web/ui/useDragOrder.ts'
import classes from './lists.module.css'

/** Moves an entry of a list that is edited in place; nothing where it stands alone. `name` says which entry. */
export function OrderButtons(props: { name: string; at: number; count: number; onMove: (to: number) => void }) {
  const { name, at, count, onMove } = props
  const t = useText('people')
  if (count < 2) return null
  const moves = (to: number) => (event: MouseEvent<HTMLElement>) => {
    onMove(to)
    keepKeyboard(event.currentTarget)
  }
  return (
    <span className={classes['order']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('lists.up', { name })}
        disabled={at === 0}
        onClick={moves(at - 1)}
      >
        <IconArrowUp size="1rem" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('lists.down', { name })}
        disabled={at === count - 1}
        onClick={moves(at + 1)}
      >
        <IconArrowDown size="1rem" />
      </ActionIcon>
    </span>
  )
}
