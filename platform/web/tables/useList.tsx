import type { ReactNode } from 'react'
import type { Call, Input, Output } from '#platform/shared/call.ts'
import {
  bearsFlag,
  choicesOf,
  filtersOf,
  isFlag,
  lookOf,
  ordersOf,
  rowOf,
  type Look,
} from '#platform/shared/record/list.ts'
import type { Day, Instant } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { Code, DayText, InstantText, Localized, nothing, Typed, useFormat, usePick, type Format } from '../format.tsx'
import type { RecordOption } from '../forms/useOptions.ts'
import { type Dictionaries, type Keys, type ModuleName, type Translate, useText } from '../text.ts'
import { StateBadge, type Tone } from '../ui/states/StateBadge.tsx'
import { useKit } from '../ui/useKit.ts'
import type { Column, Filter, NeedsAction } from './table-types.ts'

type RowOf<C extends Call> = Output<C>['Items'][number]
type Field<Row> = keyof Row & string

/**
 * `fields.<field>` of the module's text; the name and the id of something bear its word: `TraineeName` and `TraineeID` are
 * `fields.trainee`, `Name` and `FullName` the row's own `fields.name`.
 */
type FieldWord<Key extends string> = Key extends 'Name' | 'FullName'
  ? 'fields.name'
  : Key extends `${infer Noun}${'Name' | 'ID'}`
    ? `fields.${Uncapitalize<Noun>}`
    : `fields.${Uncapitalize<Key>}`
const fieldWord = (key: string) => {
  const word = key === 'Name' || key === 'FullName' ? 'Name' : key.replace(/(Name|ID)$/, '')
  return `fields.${word.charAt(0).toLowerCase()}${word.slice(1)}`
}

type Word<Module extends ModuleName, Key extends string> =
  FieldWord<Key> extends Keys<Dictionaries[Module]> ? { readonly label?: string } : { readonly label: string }
/** What follows a name: may be left out where nothing in it must be said. */
type Said<More> = {} extends More ? [more?: More] : [more: More]

interface ColumnMore<Row, Value> extends Omit<Partial<Column<Row>>, 'key' | 'label'> {
  /** The word of a value; of one of a few `states.<value>` where not said, of a flag yes or no. */
  readonly words?: (value: NonNullable<Value>) => string
  /** A state: shown as a badge in these colours. */
  readonly tones?: Readonly<Record<string, Tone>>
  /** The Hijri day below. */
  readonly hijri?: boolean
}
interface FilterMore<Value> {
  readonly words?: (value: NonNullable<Value>) => string
  /** Those of the values that one can choose; all where not said. */
  readonly among?: readonly NonNullable<Value>[]
  /** What can be chosen where the contract does not know it: the entries of a lookup, the modules of a course. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[]
  /** A code, typed from left to right. */
  readonly latin?: boolean
  /** A record, chosen from the list of this call; by `ID`, `Name` or `FullName` and `Code` where `option` is not said. */
  readonly record?: {
    readonly call: Call
    readonly option?: (row: any) => RecordOption
    readonly input?: Readonly<Record<string, unknown>>
    /** The call answers all of them at once: few enough to be offered so. */
    readonly whole?: boolean
    /** Offered only where it is on: other pages lead to it. */
    readonly quiet?: boolean
    /** The filter of the call that finds one record by its number; `ID` where not said. */
    readonly byId?: string
    readonly chosen?: readonly RecordOption[] | undefined
  }
}

export interface DeclaredList<C extends Call, Module extends ModuleName> {
  /** For the table: its call, module, first order and the key of its rows. */
  readonly props: {
    readonly call: C
    readonly module: Module
    readonly defaultSort: string
    readonly rowKey: (row: RowOf<C>) => number
  }
  /** A column of the row's own field: label, looks, export and order as the contract has them, each to be said otherwise. */
  readonly column: <Key extends Field<RowOf<C>>>(
    key: Key,
    ...more: Said<ColumnMore<RowOf<C>, RowOf<C>[Key]> & Word<Module, Key>>
  ) => Column<RowOf<C>>
  /** A filter of the list's query. */
  readonly filter: <Key extends string & keyof Input<C>>(
    key: Key,
    ...more: Said<FilterMore<Input<C>[Key]> & Word<Module, Key>>
  ) => Filter
  /** The filters under which rows wait for somebody: `needsAction` of the table. */
  readonly waiting: (filters: {
    readonly [Key in string & keyof Input<C>]?: Extract<Input<C>[Key], string>
  }) => NeedsAction
}

/** What a table needs of a list that its contract declares with `list`. */
export function useList<C extends Call, Module extends ModuleName>(call: C, module: Module): DeclaredList<C, Module> {
  const t = useText(module) as unknown as Translate
  const kit = useKit()
  const format = useFormat()
  const pick = usePick()
  const fields = rowOf(call)
  const filters = filtersOf(call)
  const { orders, first } = ordersOf(call)

  const isShown = (order: string | undefined): order is string =>
    order !== undefined && order.replace(/^-/, '') in fields

  const column = (key: string, more: ColumnMore<any, any> & { label?: string } = {}): Column<any> => {
    const { words, tones, hijri, label, ...column } = more
    const own = fields[key] ? lookOf(fields[key]) : null
    const look = words && own !== 'flag' ? 'choice' : own
    const word =
      words ?? ((value: any) => (look === 'flag' ? kit(value ? 'yes' : 'no') : t.maybe(`states.${value}`, value)))
    const show: Showing = { look, word, format, pick }
    return {
      key,
      label: label ?? t(fieldWord(key) as never),
      ...(orders.has(key) && { sort: true }),
      ...((look === 'number' || look === 'percent' || look === 'money') && { align: 'end' as const }),
      ...(tones && { card: 'badge' as const }),
      text: (row) => plain(row[key], show),
      ...(inFile[look as keyof typeof inFile] && { file: (row) => inFile[look as keyof typeof inFile](row[key]) }),
      cell: (row) =>
        tones && row[key] != null ? (
          <StateBadge tone={tones[row[key]] ?? 'neutral'} label={word(row[key])} />
        ) : (
          shown(row[key], show, hijri ?? false)
        ),
      ...column,
    }
  }
  const option = (row: any): RecordOption => ({
    value: row.ID,
    label: pick(row.Name ?? row.FullName),
    ...(row.Code !== undefined && { code: row.Code }),
  })
  const filter = (key: string, more: FilterMore<any> & { label?: string } = {}): Filter => {
    const shape = filters[key]!
    const label = more.label ?? t(fieldWord(key) as never)
    if (more.record) return { kind: 'record', key, label, option, ...more.record }
    if (more.options) return { kind: 'choice', key, label, options: more.options }
    const choices = more.among ?? choicesOf(shape)
    if (choices) {
      const word = more.words ?? ((value: string) => t.maybe(`states.${value}`, value))
      return { kind: 'choice', key, label, options: choices.map((value) => ({ value, label: word(value) })) }
    }
    if (isFlag(shape)) return { kind: 'flag', key, label, ...(bearsFlag(call, key) && { both: true }) }
    const look = lookOf(shape)
    if (look === 'day') return { kind: 'day', key, label }
    return { kind: 'text', key, label, ...((more.latin || look === 'number') && { latin: true }) }
  }
  return {
    // An order by what no column shows is the server's own: the table bears none.
    props: { call, module, defaultSort: isShown(first) ? first : '', rowKey: (row) => row.ID },
    column: column as never,
    filter: filter as never,
    waiting: (filters) => filters as never,
  }
}

interface Showing {
  readonly look: Look | null
  readonly word: (value: any) => string
  readonly format: Format
  readonly pick: (text: Trilingual | null | undefined) => string
}

/** What a file says as such. */
const inFile = {
  day: (day: Day | null) => day && { day },
  instant: (at: Instant | null) => at && { at },
  money: (amount: Money | null) => amount,
}

/** The value as text or number. */
function plain(value: unknown, { look, word, format, pick }: Showing): string | number | null {
  if (value === null || value === undefined) return null
  switch (look) {
    case 'trilingual':
      return pick(value as Trilingual)
    case 'money':
      return format.money(value as never)
    case 'instant':
      return format.dateTime(value as Instant)
    case 'choice':
    case 'flag':
      return word(value)
    default:
      return value as string | number
  }
}

function shown(value: unknown, show: Showing, hijri: boolean): ReactNode {
  if (value === null || value === undefined || value === '') return nothing
  switch (show.look) {
    case 'trilingual':
      return <Localized text={value as Trilingual} />
    case 'day':
      return <DayText day={value as Day} hijri={hijri} />
    case 'instant':
      return <InstantText at={value as Instant} />
    case 'code':
      return <Code>{value as string}</Code>
    case 'number':
      return show.format.number(value as number)
    case 'percent':
      return show.format.percent(value as number)
    case 'text':
      return <Typed>{value as string}</Typed>
    default:
      return plain(value, show)
  }
}
