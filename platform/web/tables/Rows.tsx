import { Checkbox, Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { ModuleName } from '../text.ts'
import type { Actions, NamedAction } from '../ui/acts/actions.ts'
import { useKit } from '../ui/useKit.ts'
import { isOpenToEdit } from './inline/cell-edit.ts'
import { LazyCell } from './inline/LazyCell.tsx'
import { RowMenu } from './RowMenu.tsx'
import classes from './table.module.css'
import type { Column } from './table-types.ts'
import type { Key, Selection } from './useSelection.ts'
import { sortName } from './address/useTableAddress.ts'
import { useWhole } from './useWhole.ts'

export interface RowsProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => Key
  readonly selection: Selection<Row> | null
  /** What a row is called. */
  readonly words: (row: Row) => string
  /** Wraps the cell that opens the row. */
  readonly opener: (row: Row, cell: ReactNode) => ReactNode
  readonly open: ((row: Row, event: MouseEvent) => void) | null
  readonly content: (column: Column<Row>, row: Row) => ReactNode
  readonly rowActions: ((row: Row) => Actions) | undefined
  readonly module: ModuleName
  readonly start: (action: NamedAction) => void
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly compact: boolean
  /** The rows are those of the former question. */
  readonly old: boolean
  /** How many grey rows stand for what has not come. */
  readonly waiting: number
}

/** As many rows as a tall screen shows before anybody scrolls. */
const onFirstSight = 25

/** The table of a list on wide screens. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { columns, rows, selection, waiting } = props
  const kit = useKit()
  const first = columns.find((column) => column.card === 'title') ?? columns[0]
  const { drawn, isWhole } = useWhole(rows, onFirstSight)
  const ticked = rows.filter((row) => selection?.has(row)).length
  return (
    <table
      className={classes['table']}
      data-compact={props.compact || undefined}
      aria-busy={waiting > 0 || props.old || !isWhole}
    >
      <caption className={classes['hidden']}>{props.label}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes['tick']}>
              <Checkbox
                size="sm"
                aria-label={kit('table.selectAll')}
                disabled={rows.length === 0}
                checked={rows.length > 0 && ticked === rows.length}
                indeterminate={ticked > 0 && ticked < rows.length}
                onChange={(event) => selection.toggle(rows, event.currentTarget.checked)}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {props.rowActions && (
            <th scope="col" className={classes['more']}>
              <span className={classes['hidden']}>{kit('table.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-old={props.old || undefined} onKeyDown={moveByArrows}>
        {waiting > 0
          ? Array.from({ length: waiting }, (_, index) => (
              <tr key={index}>
                {Array.from(
                  { length: columns.length + Number(Boolean(selection)) + Number(Boolean(props.rowActions)) },
                  (__, cell) => (
                    <td key={cell}>
                      <Skeleton height="0.75rem" width={`${85 - ((index * 13 + cell * 29) % 45)}%`} />
                    </td>
                  ),
                )}
              </tr>
            ))
          : drawn.map((row) => (
              <tr
                key={props.rowKey(row)}
                data-selected={selection?.has(row) || undefined}
                data-opens={props.open ? true : undefined}
                onClick={(event) => pressed(event) && props.open?.(row, event)}
              >
                {selection && (
                  <td className={classes['tick']}>
                    <Checkbox
                      size="sm"
                      aria-label={kit('table.selectRow', { label: props.words(row) })}
                      checked={selection.has(row)}
                      onChange={(event) => selection.toggle([row], event.currentTarget.checked)}
                    />
                  </td>
                )}
                {columns.map((column) =>
                  column === first ? (
                    <th key={column.key} scope="row" data-align={column.align}>
                      {props.opener(row, props.content(column, row))}
                    </th>
                  ) : isOpenToEdit(column.edit, row) ? (
                    <td key={column.key} data-align={column.align} data-editable>
                      <LazyCell
                        edit={column.edit}
                        row={row}
                        label={column.label}
                        name={props.words(row)}
                        module={props.module}
                      >
                        {props.content(column, row)}
                      </LazyCell>
                    </td>
                  ) : (
                    <td key={column.key} data-align={column.align}>
                      {props.content(column, row)}
                    </td>
                  ),
                )}
                {props.rowActions && (
                  <td className={classes['more']}>
                    <RowMenu
                      row={row}
                      label={props.words(row)}
                      actions={props.rowActions}
                      module={props.module}
                      start={props.start}
                    />
                  </td>
                )}
              </tr>
            ))}
      </tbody>
    </table>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: string
  onSort: (sort: string) => void
}) {
  const name = sortName(column)
  const width = column.width ? { inlineSize: column.width } : undefined
  if (!name) {
    return (
      <th scope="col" data-align={column.align} style={width}>
        {column.label}
      </th>
    )
  }
  const way = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'
  const Icon = way === 'ascending' ? IconArrowUp : way === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <th scope="col" data-align={column.align} style={width} aria-sort={way}>
      <button
        type="button"
        className={classes['sort']}
        data-on={way === 'none' ? undefined : true}
        onClick={() => onSort(way === 'ascending' ? `-${name}` : name)}
      >
        {column.label}
        <Icon className={classes['sortIcon']!} stroke={2} aria-hidden />
      </button>
    </th>
  )
}

/** Whether the row itself was pressed: not something in it that does its own, and not the end of selecting text. */
function pressed(event: MouseEvent): boolean {
  const target = event.target as HTMLElement
  // React bubbles events out of menus and dialogs that stand elsewhere in the page.
  if (!event.currentTarget.contains(target)) return false
  // Where a double click changes the cell the first of both opens nothing.
  if (target.closest('a, button, input, label, select, textarea, [role="menuitem"], [data-editable]')) return false
  return window.getSelection()?.type !== 'Range'
}

/** Up and down between the rows, from the cell that opens one. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const at = links.indexOf(event.target as HTMLElement)
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
