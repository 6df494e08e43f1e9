import { ActionIcon, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { Code } from '../../format.tsx'
import { StateBadge } from '../../ui/states/StateBadge.tsx'
import { useKit } from '../../ui/useKit.ts'
import classes from './queue.module.css'
import type { RecordQueueProps } from './queue-types.ts'

/** A record in the list of a queue: its name, number, what waits and since when, and the tick for several at once. */
export function Line({
  row,
  props,
  isOpen,
  onOpen,
}: {
  row: any
  props: RecordQueueProps
  isOpen: boolean
  onOpen: () => void
}) {
  const kit = useKit()
  const { selection, words, queue, rowKey } = props
  const line = queue.line(row)
  return (
    <li className={classes['line']} data-open={isOpen || undefined} data-selected={selection?.has(row) || undefined}>
      {selection && (
        <Checkbox
          size="sm"
          aria-label={kit('table.selectRow', { label: words(row) })}
          checked={selection.has(row)}
          onChange={(event) => selection.toggle([row], event.currentTarget.checked)}
        />
      )}
      <button
        type="button"
        className={classes['lineButton']}
        data-key={rowKey(row)}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={classes['lineHead']}>
          <bdi className={classes['lineName']}>{line.name ?? words(row)}</bdi>
          {line.age && <StateBadge tone={line.age.tone} label={line.age.label} />}
        </span>
        <span className={classes['lineFacts']}>
          {line.code && <Code>{line.code}</Code>}
          {line.badge && <StateBadge tone={line.badge.tone} label={line.badge.label} />}
        </span>
        {line.more && <span className={classes['lineMore']}>{line.more}</span>}
      </button>
    </li>
  )
}

/** Off at the ends of the list, and still there for the keyboard that is on it. */
export function WalkButton(props: { label: string; off: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={props.label}
      aria-disabled={props.off || undefined}
      data-disabled={props.off || undefined}
      onClick={() => !props.off && props.onPress()}
    >
      {props.children}
    </ActionIcon>
  )
}
