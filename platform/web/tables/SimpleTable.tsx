import type { ReactNode } from 'react'
import { nothing, usePick } from '../format.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { useKit } from '../ui/useKit.ts'
import { CardActions, CardLines } from './Cards.tsx'
import { cellText } from './export/cell-text.ts'
import classes from './table.module.css'
import type { Column } from './table-types.ts'

export type { Column } from './table-types.ts'

export interface SimpleTableProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, index: number) => number | string
  /** What it lists, for screen readers. */
  readonly caption: string
  readonly emptySentence?: string
  /** Cells of a last line, by column key. */
  readonly totals?: Readonly<Record<string, ReactNode>>
  readonly compact?: boolean
  /** Cards on a phone though there are few columns: they hold fields, or long texts. */
  readonly cards?: boolean
}

/** A table of rows already in hand; cards on a phone. */
export function SimpleTable<Row>({
  columns,
  rows,
  rowKey,
  caption,
  emptySentence,
  totals,
  compact = false,
  cards = columns.length > 3,
}: SimpleTableProps<Row>) {
  const kit = useKit()
  const pick = usePick()
  const phone = useIsPhone()
  const content = (column: Column<Row>, row: Row): ReactNode =>
    column.cell ? column.cell(row) : (cellText(column, row, pick) ?? nothing)
  if (rows.length === 0) return <EmptyState sentence={emptySentence ?? kit('table.empty')} />
  if (phone && cards) {
    return (
      <ul className={classes['cards']} aria-label={caption}>
        {rows.map((row, index) => (
          <li key={rowKey(row, index)} className={classes['card']}>
            <SimpleCard columns={columns} content={(column) => content(column, row)} />
          </li>
        ))}
        {totals && (
          <li className={classes['card']} data-totals>
            <SimpleCard
              columns={columns.filter((column) => column.key in totals)}
              content={(column) => totals[column.key]}
            />
          </li>
        )}
      </ul>
    )
  }
  return (
    <div className={classes['simple']}>
      <table className={classes['table']} data-compact={compact || undefined}>
        <caption className={classes['hidden']}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                style={column.width ? { inlineSize: column.width } : undefined}
              >
                {column.label || <span className={classes['hidden']}>{kit('table.actions')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align}>
                  {content(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} data-align={column.align} style={{ fontWeight: 600 }}>
                  {totals[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** One row on a phone: its title and badges, then a line for each of the rest. */
function SimpleCard<Row>({
  columns,
  content,
}: {
  columns: readonly Column<Row>[]
  content: (column: Column<Row>) => ReactNode
}) {
  const head = (part: 'title' | 'badge') => columns.filter((column) => column.card === part)
  const titled = [...head('title'), ...head('badge')]
  return (
    <>
      {titled.length > 0 && (
        <div className={classes['cardHead']} data-simple>
          {titled.map((column) => (
            <span key={column.key} data-part={column.card}>
              {content(column)}
            </span>
          ))}
        </div>
      )}
      <CardLines columns={columns.filter((column) => (column.card ?? 'line') === 'line')} content={content} />
      <CardActions columns={columns} content={content} />
    </>
  )
}
