import type { ReactNode } from 'react'
import type { KeyLine } from '../../keys/KeyList.tsx'
import type { Key, Selection } from '../useSelection.ts'
import type { Tone } from '../../ui/states/StateBadge.tsx'

export interface QueueBadge {
  readonly tone: Tone
  readonly label: string
}

/** What stands in the list of a queue below the record's name. */
export interface QueueLine {
  /** The record's name, where the list's own says more than that. */
  readonly name?: string
  /** The record's number. */
  readonly code?: string
  /** What waits. */
  readonly badge?: QueueBadge
  /** Since when, or until when; its colour says how near the limit is. */
  readonly age?: QueueBadge
  /** One more fact, on a line of its own. */
  readonly more?: ReactNode
}

/** How the rows of a list are worked through one after another. */
export interface QueueView<Row> {
  readonly line: (row: Row) => QueueLine
  /** The record by its key, drawn as a `QueueRecord`; the row where the page of the list has it. */
  readonly record: (key: number) => ReactNode
  /** What keys do in an open record, beside those of every queue. */
  readonly keys?: readonly KeyLine[]
  /**
   * Whether a row that is still listed after a step stays open, as something of it waits for the reader; `was` is the row
   * before the step. True where not said.
   */
  readonly waits?: (row: Row, was: Row) => boolean
}

export interface RecordQueueProps {
  /** Of the list; the open record stands in the address under it. */
  readonly id: string
  readonly label: string
  readonly queue: QueueView<any>
  readonly rows: readonly any[]
  readonly rowKey: (row: any) => Key
  readonly words: (row: any) => string
  readonly selection: Selection<any> | null
  /** What is listed, without its page: another one begins anew. */
  readonly scope: string
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly onPage: (pageNum: number) => void
  /** The rows are those of the former question. */
  readonly old: boolean
  /** When the rows came, in milliseconds. */
  readonly updatedAt: number
  /** Search, filters and what several are done with. */
  readonly head: ReactNode
  readonly foot: ReactNode
  /** In place of rows: loading, an error, nothing there. */
  readonly state: ReactNode
}
