import type { ReactNode } from 'react'
import type { Call } from '#platform/shared/call.ts'
import type { ModuleName } from '../text.ts'
import type { Pieces } from './export/pieces.ts'
import type { FileValue } from './export/sheet-types.ts'
import type { RecordOption } from '../forms/useOptions.ts'
import type { Actions } from '../ui/acts/actions.ts'
import type { CellEdit } from './inline/cell-edit.ts'
import type { QueueView } from './queue/queue-types.ts'
import type { EmptyAction } from '../ui/states/EmptyState.tsx'

export interface Column<Row> {
  /** Field of the row, and its name in the remembered view. */
  readonly key: string
  readonly label: string
  /** What stands in the cell; the field's plain value where not given. */
  readonly cell?: (row: Row) => ReactNode
  /** The same as plain text or number. */
  readonly text?: (row: Row) => string | number | null | undefined
  /** What a file says of it, where that is a day, an instant or an amount; `text` where not said. */
  readonly file?: (row: Row) => FileValue
  /** Where the cell shows several facts: the columns of a file in its place. */
  readonly files?: readonly { readonly label: string; readonly value: (row: Row) => FileValue }[]
  /** Sorted by the server: true under its key, or the name of the sort column. */
  readonly sort?: boolean | string
  /** How its cells are changed in their place, on wide screens; of the rows whose `Actions` allow it. */
  readonly edit?: CellEdit<Row>
  /** `end` for figures. */
  readonly align?: 'start' | 'center' | 'end'
  readonly width?: string
  /** Not shown until the person chooses it. */
  readonly hidden?: boolean
  /** Cannot be hidden. */
  readonly always?: boolean
  /**
   * Where it stands on a phone's card; a line with its label where not said. The title names the row for screen readers;
   * buttons say themselves what they do and stand below without a label (`action`).
   */
  readonly card?: 'title' | 'badge' | 'line' | 'action' | 'none'
}

interface FilterBase {
  readonly label: string
}
export type Filter = FilterBase &
  (
    | {
        readonly kind: 'choice'
        readonly key: string
        readonly options: readonly { value: string | number; label: string }[]
      }
    | {
        readonly kind: 'record'
        readonly key: string
        readonly call: Call
        readonly option: (row: any) => RecordOption
        readonly input?: Readonly<Record<string, unknown>>
        readonly whole?: boolean
        /** Offered only where it is on: other pages lead to it. */
        readonly quiet?: boolean
        /** The filter of the call that finds one record by its number; `ID` where not said. */
        readonly byId?: string
        /** The words of a value that stands in the address when the page opens. */
        readonly chosen?: readonly RecordOption[] | undefined
      }
    | { readonly kind: 'day'; readonly key: string }
    | { readonly kind: 'dayRange'; readonly keyFrom: string; readonly keyTo: string }
    | {
        readonly kind: 'flag'
        readonly key: string
        /** Each row says it or the contrary of it, which can be asked for too. */
        readonly both?: boolean
      }
    | { readonly kind: 'text'; readonly key: string; readonly latin?: boolean }
  )

/** Of filters by their keys, as the address bears them; empty where one is off. */
export type FilterValues = Readonly<Record<string, string>>

declare const ofItsList: unique symbol
/** Filters that a list has, with values that they take: made by `waiting` of `useList`. */
export type NeedsAction = Readonly<Record<string, string>> & { readonly [ofItsList]: true }

export interface DataTableProps<Row> {
  /** Remembers columns and density in this browser; also the name of exported files. */
  readonly id: string
  /** What the table lists, for screen readers; the page's title where not said. */
  readonly label?: string
  /** A list call made of `listQuery` and `paged`. */
  readonly call: Call
  /** A fixed part of the query that is not in the address. */
  readonly input?: Readonly<Record<string, unknown>>
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter[]
  readonly rowKey: (row: Row) => number | string
  /** Where a row leads. */
  readonly rowHref?: (row: Row) => string | null | undefined
  /** Or what it opens on the page. */
  readonly onRow?: (row: Row) => void
  /** Those not in `row.Actions` are hidden, unless `always`. */
  readonly rowActions?: (row: Row) => Actions
  /** Makes rows selectable. */
  readonly bulkActions?: (keys: number[], rows: Row[]) => Actions
  readonly module: ModuleName
  readonly searchable?: boolean
  readonly searchLabel?: string
  readonly defaultSort?: string
  readonly defaultPageSize?: 10 | 20 | 50 | 100
  readonly emptySentence?: string
  readonly emptyAction?: EmptyAction
  readonly exportable?: boolean
  readonly exportName?: string
  /** What reads the rows of a file where the list's pages do not reach all of them. */
  readonly exportPieces?: Pieces
  /** No more rows than these can be paged through: the foot says so where there are as many. */
  readonly mostReached?: number
  /** Keeps two tables of one page apart in the address. */
  readonly addressPrefix?: string
  /** Offers to work through the rows one after another, the list beside the record. */
  readonly queue?: QueueView<Row>
  /** The filters under which the rows wait for somebody to do something: the first of the list's views. */
  readonly needsAction?: NeedsAction
  /** Beside the search, at the end of the bar. */
  readonly extra?: ReactNode
}
