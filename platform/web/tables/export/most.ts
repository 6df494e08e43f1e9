import type { Call } from '#platform/shared/call.ts'
import type { Pieces } from './pieces.ts'

export const mostRows = 5000

export interface Wanted<Row> {
  readonly call: Call
  readonly pieces?: Pieces | undefined
  /** The list's query without page and size. */
  readonly input: Readonly<Record<string, unknown>>
  readonly rowKey: (row: Row) => number | string
}

export interface Progress {
  readonly done: number
  /** Of the file. */
  readonly total: number
}

/** The most rows that a file of this list holds. */
export const mostOf = ({ pieces }: Pick<Wanted<never>, 'pieces'>): number => pieces?.most ?? mostRows
