import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { nothing, usePick } from '../format.tsx'
import { cellText } from '../tables/export/cell-text.ts'
import type { Column } from '../tables/table-types.ts'
import classes from './PrintLayout.module.css'
import { PaperImage } from './PaperImage.tsx'
import { fitWords } from './whole-words.ts'

/** A table on paper: its head is repeated on each page and no row is cut. On a phone a wide one is pushed sideways. */
export function PrintTable<Row>(props: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  caption?: ReactNode
  /** Last lines: cells by column key, each as wide as the empty ones after it. */
  totals?: readonly Readonly<Record<string, ReactNode>>[]
}) {
  const pick = usePick()
  const room = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      if (!room.current || !table.current) return
      fitWords(table.current)
      // On a phone the arrow keys push it sideways too.
      room.current.tabIndex = room.current.scrollWidth > room.current.clientWidth ? 0 : -1
    }
    fit()
    // The letters of the font that is on its way have other widths.
    void document.fonts.ready.then(fit)
  })
  return (
    <div className={classes['room']} ref={room} data-scroll>
      <table className={classes['table']} ref={table}>
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
            {props.totals.map((line, index) => (
              <tr key={index}>
                {widened(props.columns, line).map(({ column, columns }) => (
                  <td key={column.key} colSpan={columns} data-align={column.align}>
                    {line[column.key]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

function widened<Row>(columns: readonly Column<Row>[], line: Readonly<Record<string, ReactNode>>) {
  const cells: { column: Column<Row>; columns: number }[] = []
  for (const column of columns) {
    const last = cells.at(-1)
    if (last && line[column.key] === undefined) last.columns++
    else cells.push({ column, columns: 1 })
  }
  return cells
}

interface Signature {
  readonly role: ReactNode
  readonly name?: ReactNode
  /** The address of the picture of it; without one it is signed by hand. */
  readonly picture?: string | null
}

/** Lines to be signed on, with who signs, and the academy's stamp beside them where it has a picture of one. */
export function Signatures({ items, stamp }: { items: readonly Signature[]; stamp?: string | null }) {
  return (
    <div className={classes['signatures']}>
      {items.map((item, index) => (
        <div key={index} className={classes['signature']}>
          <div>{item.role}</div>
          <div className={classes['line']}>
            <PaperImage address={item.picture} />
          </div>
          <div className={classes['signer']}>{item.name}</div>
          {index === items.length - 1 && <PaperImage address={stamp} className={classes['stamp']} />}
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

/** A text of several lines under a heading, as it was written. */
export function PrintText({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes['text']}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  )
}
