import type { ReactNode } from 'react'
import type { SheetCell } from '#platform/shared/sheets/cells.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { Code, DayText, InstantText, Localized, nothing, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import type { Translate } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { looksOf } from '../../../contract/list-facts.ts'
import type { ReportListKey } from '../../../rules/list-keys.ts'
import type { Figure, ReportLook } from '../../../rules/definition.ts'
import type { Cell } from '../../../rules/grouping.ts'
import type { Definition } from './report.ts'

/** One column of a result: of the list, of what it is grouped by, or a figure. */
export interface ResultColumn {
  readonly key: string
  readonly label: string
  readonly isNumber: boolean
  readonly show: (cell: Cell) => ReactNode
  readonly text: (cell: Cell) => string
  readonly file: (cell: Cell) => SheetCell
}

/** What lists, columns, filters and their values are called, by the words of a module or of a document. */
export function useReportWords(t: Translate) {
  const kit = useKit()
  const format = useFormat()
  const pick = usePick()
  const label = (list: ReportListKey, column: string) => t.maybe(`lists.${list}.columns.${column}`, column)
  const word = (list: ReportListKey, column: string, value: string) =>
    t.maybe(`lists.${list}.words.${column}.${value}`, value)
  const flag = (value: unknown) => kit(value === true || value === 'true' ? 'yes' : 'no')
  const month = (cell: string) => `${format.monthName(Number(cell.slice(5)))} ${format.count(Number(cell.slice(0, 4)))}`
  const isEmpty = (cell: Cell | undefined) =>
    cell === null || cell === undefined || cell === '' || (Array.isArray(cell) && cell.length === 0)

  const text = (list: ReportListKey, column: string, look: ReportLook, cell: Cell): string => {
    if (isEmpty(cell)) return nothing
    if (Array.isArray(cell)) return format.list(cell.map((each: Money) => format.money(each)))
    if (look === 'trilingual') return pick(cell as Trilingual)
    if (look === 'money') return format.money(cell as Money)
    if (look === 'choice') return word(list, column, cell as string)
    if (look === 'flag') return flag(cell)
    if (look === 'day') return format.day(cell as string)
    if (look === 'instant') return format.dateTime(cell as string)
    if (look === 'percent') return format.percent(cell as number)
    if (look === 'ordinal') return format.count(cell as number)
    return typeof cell === 'number' ? format.number(cell) : String(cell)
  }
  const show = (list: ReportListKey, column: string, look: ReportLook, cell: Cell): ReactNode => {
    if (isEmpty(cell)) return nothing
    if (look === 'trilingual') return <Localized text={cell as Trilingual} />
    if (look === 'code') return <Code>{cell as string}</Code>
    if (look === 'day') return <DayText day={cell as string} />
    if (look === 'instant') return <InstantText at={cell as string} />
    if (look === 'text') return <Typed>{cell as string}</Typed>
    return text(list, column, look, cell)
  }
  const file = (list: ReportListKey, column: string, look: ReportLook, cell: Cell): SheetCell => {
    if (isEmpty(cell)) return null
    if (Array.isArray(cell)) return cell.length === 1 ? (cell[0] as Money) : text(list, column, look, cell)
    if (look === 'day') return { day: cell as string }
    if (look === 'instant') return format.wallClock(cell as string)
    if (look === 'money') return cell as Money
    return typeof cell === 'number' ? cell : text(list, column, look, cell)
  }
  const numeric: readonly ReportLook[] = ['number', 'money', 'percent']
  const columnOf = (list: ReportListKey, key: string, look: ReportLook): ResultColumn => ({
    key,
    label: label(list, key),
    isNumber: numeric.includes(look),
    show: (cell) => show(list, key, look, cell),
    text: (cell) => text(list, key, look, cell),
    file: (cell) => file(list, key, look, cell),
  })
  const none = t.maybe('result.none')
  const groupColumn = (list: ReportListKey, key: string, look: ReportLook): ResultColumn => {
    const plain = columnOf(list, key, look)
    const isTime = look === 'day' || look === 'instant'
    const said = (cell: Cell) => (isEmpty(cell) ? none : isTime ? month(cell as string) : plain.text(cell))
    return {
      ...plain,
      show: (cell) => (isEmpty(cell) || isTime ? said(cell) : plain.show(cell)),
      text: said,
      file: (cell) => (look === 'ordinal' && !isEmpty(cell) ? plain.file(cell) : said(cell)),
    }
  }
  const figureLabel = (list: ReportListKey, { Column, Kind }: Figure) =>
    t.maybe(`kindsOfFigure.${Kind}`, Column, { column: label(list, Column) })
  const figureColumn = (list: ReportListKey, figure: Figure, look: ReportLook): ResultColumn => ({
    ...columnOf(list, figure.Column, look),
    key: `${figure.Kind} ${figure.Column}`,
    label: figureLabel(list, figure),
  })
  return {
    label,
    word,
    figureLabel,
    title: (list: ReportListKey) => t.maybe(`lists.${list}.title`, list),
    /** The columns of what `Cells` of a result's rows hold, and those of its figures. */
    columns: ({ List, Columns, GroupBy, Figures }: Definition) => {
      // A column that the list had when it was saved, and has no more, is a text.
      const looks: Readonly<Record<string, ReportLook | undefined>> = looksOf(List)
      const lookOf = (key: string): ReportLook => looks[key] ?? 'text'
      const figures = Figures.map((figure) => figureColumn(List, figure, lookOf(figure.Column)))
      const groups = GroupBy.map((key) => groupColumn(List, key, lookOf(key)))
      return { rows: Columns.map((key) => columnOf(List, key, lookOf(key))), groups, figures }
    },
  }
}
export type ReportWords = ReturnType<typeof useReportWords>
