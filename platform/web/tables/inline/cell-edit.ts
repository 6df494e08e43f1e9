import type { ReactNode } from 'react'
import type { ModuleName } from '../../text.ts'

/** How the cell of a column is changed in its place. */
export interface CellEdit<Row> {
  /** What it is, among the row's `Actions`; of a row that does not allow it the cell is only read. */
  readonly act: string
  /** What the field begins with. */
  readonly value: (row: Row) => number | string | null
  /** One of these is chosen; without them a number is typed. */
  readonly options?: readonly { readonly value: number | string; readonly label: string }[]
  readonly min?: number
  readonly max?: number
  /** Sends it with the row's version. What it throws is said at the cell, and what was typed stays. */
  readonly save: (row: Row, value: number | string) => Promise<unknown>
}

export interface EditableCellProps {
  readonly edit: CellEdit<any>
  readonly row: any
  /** Of the column. */
  readonly label: string
  /** What the row is called. */
  readonly name: string
  readonly module: ModuleName
  /** The cell as it is read. */
  readonly children: ReactNode
}

/** Whether the row lets its cell of this column be changed. */
export const isOpenToEdit = <Row>(edit: CellEdit<Row> | undefined, row: Row): edit is CellEdit<Row> =>
  edit !== undefined && ((row as { readonly Actions?: readonly string[] }).Actions ?? []).includes(edit.act)
