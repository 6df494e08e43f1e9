import type { Look } from '#platform/shared/record/list.ts'

/** How the values of a column are brought together. */
export const figureKinds = ['sum', 'average'] as const
export type FigureKind = (typeof figureKinds)[number]

export interface Figure {
  readonly Column: string
  readonly Kind: FigureKind
}

/** What is asked of a list. */
export interface Definition {
  readonly List: string
  readonly Columns: readonly string[]
  readonly Filters: readonly { readonly Key: string; readonly Value: string }[]
  readonly Search: string
  /** A column of the list's orders, `-` in front: downwards; empty: as the list stands. */
  readonly Sort: string
  readonly GroupBy: readonly string[]
  readonly Figures: readonly Figure[]
}

/** `ordinal`: a number that says which one, such as a year: grouped by and never added. */
export type ReportLook = Look | 'ordinal'

/** What a report can ask of one list. */
export interface ListFacts {
  readonly looks: Readonly<Record<string, ReportLook>>
  readonly filters: readonly string[]
  readonly orders: readonly string[]
}

/** With more rows than these a report that has to read them all is made in the background. */
export const mostLiveRows = 2_000
/** The most rows of one run. */
export const mostRunRows = 100_000
export const mostGroups = 2_000

const added: readonly ReportLook[] = ['number', 'money']
const averaged: readonly ReportLook[] = ['number', 'money', 'percent']
const grouped: readonly ReportLook[] = ['trilingual', 'code', 'choice', 'flag', 'text', 'day', 'instant', 'ordinal']

export const canAdd = (look: ReportLook | undefined): boolean => look !== undefined && added.includes(look)
export const canAverage = (look: ReportLook | undefined): boolean => look !== undefined && averaged.includes(look)
/** Days and instants are grouped by their month. */
export const canGroup = (look: ReportLook | undefined): boolean => look !== undefined && grouped.includes(look)

const isAdded = { sum: canAdd, average: canAverage }

/** What of a definition the list has and can do. */
export function answered<Asked extends Definition>(definition: Asked, { looks, filters, orders }: ListFacts): Asked {
  const { Columns, Filters, Sort, GroupBy, Figures } = definition
  const known = (name: string) => Object.hasOwn(looks, name)
  return {
    ...definition,
    Columns: Columns.filter(known),
    Filters: Filters.filter(({ Key }) => filters.includes(Key)),
    Sort: orders.includes(Sort.replace(/^-/, '')) ? Sort : '',
    GroupBy: GroupBy.filter((name) => known(name) && canGroup(looks[name])),
    Figures: Figures.filter(({ Column, Kind }) => known(Column) && isAdded[Kind](looks[Column])),
  }
}

/** What in a definition the list does not have or cannot do: the field that says so; null where all of it can be asked. */
export function faultOf(definition: Definition, facts: ListFacts): keyof Definition | null {
  const { Columns, Filters, Sort, GroupBy, Figures } = definition
  const can = answered(definition, facts)
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length
  const isWhole = (field: 'Columns' | 'Filters' | 'GroupBy' | 'Figures') =>
    can[field].length === definition[field].length
  if (!isOnce(Columns) || !isWhole('Columns') || (Columns.length === 0 && GroupBy.length === 0)) return 'Columns'
  if (!isOnce(Filters.map(({ Key }) => Key)) || !isWhole('Filters')) return 'Filters'
  if (can.Sort !== Sort) return 'Sort'
  if (!isOnce(GroupBy) || !isWhole('GroupBy')) return 'GroupBy'
  if (!isOnce(Figures.map(({ Column, Kind }) => `${Kind} ${Column}`)) || !isWhole('Figures')) return 'Figures'
  return null
}
