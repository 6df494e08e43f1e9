import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKit } from '../ui/useKit.ts'
import { RowMenu } from './RowMenu.tsx'
import type { RowsProps } from './Rows.tsx'
import classes from './table.module.css'
import type { Column } from './table-types.ts'
import { useWhole } from './useWhole.ts'

/** As many cards as a phone shows before anybody scrolls. */
const onFirstSight = 4

/** The rows of a list on a phone. */
export function Cards<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowKey, selection, words, opener, content, old, label } = props
  const kit = useKit()
  const { drawn, isWhole } = useWhole(rows, onFirstSight)
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const badges = columns.filter((column) => column.card === 'badge')
  const lines = columns.filter((column) => column !== title && (column.card ?? 'line') === 'line')
  return (
    <ul className={classes['cards']} aria-label={label} aria-busy={old || !isWhole} data-old={old || undefined}>
      {drawn.map((row) => (
        <li key={rowKey(row)} className={classes['card']} data-selected={selection?.has(row) || undefined}>
          {selection && (
            <span className={classes['cardTick']}>
              <Checkbox
                size="sm"
                aria-label={kit('table.selectRow', { label: words(row) })}
                checked={selection.has(row)}
                onChange={(event) => selection.toggle([row], event.currentTarget.checked)}
              />
            </span>
          )}
          <div className={classes['cardHead']}>
            {title && opener(row, content(title, row))}
            {badges.map((column) => (
              <span key={column.key}>{content(column, row)}</span>
            ))}
          </div>
          {props.rowActions && (
            <span className={classes['cardMore']}>
              <RowMenu
                row={row}
                label={words(row)}
                actions={props.rowActions}
                module={props.module}
                start={props.start}
              />
            </span>
          )}
          <CardLines columns={lines} content={(column) => content(column, row)} />
          <CardActions columns={columns} content={(column) => content(column, row)} />
        </li>
      ))}
    </ul>
  )
}

/** Buttons of a card below its lines: they say themselves what they do. */
export function CardActions<Row>({
  columns,
  content,
}: {
  columns: readonly Column<Row>[]
  content: (column: Column<Row>) => ReactNode
}) {
  return columns
    .filter((column) => column.card === 'action')
    .map((column) => (
      <div key={column.key} className={classes['cardAction']}>
        {content(column)}
      </div>
    ))
}

export function CardLines<Row>({
  columns,
  content,
}: {
  columns: readonly Column<Row>[]
  content: (column: Column<Row>) => ReactNode
}) {
  return (
    <dl className={classes['cardLines']}>
      {columns.map((column) => [
        <dt key={`${column.key} label`}>{column.label}</dt>,
        <dd key={column.key}>{content(column)}</dd>,
      ])}
    </dl>
  )
}
