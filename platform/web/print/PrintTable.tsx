import type { ReactNode } from 'react'
import { nothing, usePick } from '../format.tsx'
import { cellText } from '../tables/cell-text.ts'
import type { Column } from '../tables/table-types.ts'
import classes from './PrintLayout.module.css'

/** A table on paper: its head is repeated on each page and no row is cut. */
export function PrintTable<Row>(props: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  caption?: ReactNode
  /** Cells of a last line, by column key. */
  totals?: Readonly<Record<string, ReactNode>>
}) {
  const pick = usePick()
  return (
    <table className={classes['table']}>
      {props.caption && <caption>{props.caption}</caption>}
      <thead>
        <tr>
          {props.columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-align={column.align}
              style={column.width ? { inlineSize: column.width } : undefined}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row, index) => (
          <tr key={index}>
            {props.columns.map((column) => (
              <td key={column.key} data-align={column.align}>
                {column.cell ? column.cell(row) : (cellText(column, row, pick) ?? nothing)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {props.totals && (
        <tfoot>
          <tr>
            {props.columns.map((column) => (
              <td key={column.key} data-align={column.align}>
                {props.totals?.[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Lines to be signed on, with who signs. */
export function Signatures({ items }: { items: readonly { readonly role: ReactNode; readonly name?: ReactNode }[] }) {
  return (
    <div className={classes['signatures']}>
      {items.map((item, index) => (
        <div key={index} className={classes['signature']}>
          <div>{item.role}</div>
          <div className={classes['line']} />
          <div className={classes['signer']}>{item.name}</div>
        </div>
      ))}
    </div>
  )
}

/** Label and value pairs of a document, two to a line. */
export function PrintFacts({ items }: { items: readonly (readonly [label: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={classes['pairs']}>
      {items.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? nothing : value}</dd>
        </div>
      ))}
    </dl>
  )
}
