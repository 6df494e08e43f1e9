import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Figure, ReportLook } from './definition.ts'

export type Cell = string | number | boolean | null | Trilingual | Money | Money[]
export type Row = Readonly<Record<string, unknown>>

/** How rows are brought together. */
export interface Gathering {
  readonly looks: Readonly<Record<string, ReportLook>>
  readonly groupBy: readonly string[]
  readonly figures: readonly Figure[]
  /** The academy's day of an instant. */
  readonly dayOf: (instant: string) => string
}

export interface Group {
  /** The same for the rows of one group, and of no other. */
  readonly key: string
  readonly cells: readonly Cell[]
  readonly count: number
  /** In the order of the figures. */
  readonly figures: readonly Cell[]
}

/** By currency; '' for what is no money. */
type Sums = Map<string, { sum: number; count: number }>

function add(sums: Sums, value: unknown): void {
  if (value === null || value === undefined) return
  const [currency, amount] =
    typeof value === 'number' ? ['', value] : [(value as Money).Currency, (value as Money).Minor]
  const known = sums.get(currency)
  if (known) {
    known.sum += amount
    known.count++
  } else sums.set(currency, { sum: amount, count: 1 })
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100

function figureOf(sums: Sums, { Column, Kind }: Figure, looks: Gathering['looks']): Cell {
  if (looks[Column] === 'money')
    return [...sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([Currency, { sum, count }]) => ({ Minor: Kind === 'sum' ? sum : Math.round(sum / count), Currency }))
  const plain = sums.get('')
  if (Kind === 'sum') return twoDecimals(plain?.sum ?? 0)
  return plain ? twoDecimals(plain.sum / plain.count) : null
}

/** What stands in a group's cell: of days and instants their month. */
function groupCell(value: unknown, look: ReportLook | undefined, dayOf: Gathering['dayOf']): Cell {
  if (value === null || value === undefined || value === '') return null
  if (look === 'day') return (value as string).slice(0, 7)
  if (look === 'instant') return dayOf(value as string).slice(0, 7)
  return value as Cell
}

function keyPart(cell: Cell): string | null {
  if (cell === null) return null
  if (typeof cell !== 'object') return String(cell)
  const { ar = '', en = '', fr = '' } = cell as Trilingual
  return [ar, en, fr].join('\u001f')
}

export const keyOf = (row: Row, { looks, groupBy, dayOf }: Gathering): string =>
  JSON.stringify(groupBy.map((name) => keyPart(groupCell(row[name], looks[name], dayOf))))

/** Brings rows together one after the other; of a row nothing is kept but what it adds. */
export function gather(gathering: Gathering) {
  const { looks, groupBy, figures, dayOf } = gathering
  const groups = new Map<string, { cells: readonly Cell[]; count: number; sums: readonly Sums[] }>()
  const all = { count: 0, sums: figures.map((): Sums => new Map()) }
  return {
    add(row: Row): void {
      const key = keyOf(row, gathering)
      let group = groups.get(key)
      if (!group) {
        const cells = groupBy.map((name) => groupCell(row[name], looks[name], dayOf))
        group = { cells, count: 0, sums: figures.map((): Sums => new Map()) }
        groups.set(key, group)
      }
      group.count++
      all.count++
      for (const [at, { Column }] of figures.entries()) {
        add(group.sums[at]!, row[Column])
        add(all.sums[at]!, row[Column])
      }
    },
    get size() {
      return groups.size
    },
    /** The largest first; those alike in the order of their keys. */
    groups: (): Group[] =>
      [...groups]
        .map(([key, { cells, count, sums }]) => ({
          key,
          cells,
          count,
          figures: figures.map((figure, at) => figureOf(sums[at]!, figure, looks)),
        }))
        .toSorted((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1)),
    totals: (): { readonly count: number; readonly figures: readonly Cell[] } => ({
      count: all.count,
      figures: figures.map((figure, at) => figureOf(all.sums[at]!, figure, looks)),
    }),
  }
}
