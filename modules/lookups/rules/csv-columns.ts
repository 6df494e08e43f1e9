import { unguarded } from '#platform/shared/values/formula-guard.ts'
import { hasLostLetters } from '#platform/shared/values/lost-letters.ts'
import { isSheetFault } from '#platform/shared/values/sheet-fault.ts'
import { toMajor, toMinor, type Money } from '#platform/shared/values/money.ts'
import type { Lookup } from './registry.ts'

/** An entry as a line of a file says it; checked by the contract's shape afterwards. */
export interface EntryLine {
  readonly row: number
  readonly fields: Record<string, unknown>
  /** The column whose cell is none: a spreadsheet could not calculate it, or its letters were lost when it was saved. */
  readonly fault?: { readonly column: string; readonly problem: 'invalid' | 'lettersLost' } | undefined
}

/** The columns of a lookup's file, in their order. */
export const columnsOf = (lookup: Lookup): string[] => [
  'Code',
  'Name.ar',
  'Name.en',
  'Name.fr',
  'IsActive',
  ...lookup.extra,
]

interface EntryFacts {
  readonly Code: string
  readonly Name: {
    readonly ar?: string | undefined
    readonly en?: string | undefined
    readonly fr?: string | undefined
  }
  readonly IsActive: boolean
  readonly Spellings?: readonly string[] | undefined
  readonly Visa?: string | undefined
  readonly Symbol?: string | undefined
  readonly PerUsd?: number | undefined
  readonly MinPercent?: number | undefined
  readonly Occupancy?: number | undefined
  readonly Price?: Money | undefined
  readonly Per?: string | undefined
  readonly City?: string | undefined
  readonly Colour?: string | undefined
  readonly AssessmentType?: string | undefined
}

const cellOf = (entry: EntryFacts, column: string): string => {
  if (column.startsWith('Name.')) return entry.Name[column.slice(5) as 'ar'] ?? ''
  const value = entry[column as keyof EntryFacts]
  if (Array.isArray(value)) return value.join(' | ')
  return column === 'Price' && entry.Price ? `${toMajor(entry.Price)} ${entry.Price.Currency}` : String(value ?? '')
}

/** `12.5 USD`; what is no such amount is left to the contract to refuse. */
function amountOf(cell: string): Money | string {
  const read = /^(\d{1,12}(?:\.\d{1,3})?) ?([A-Z]{3})$/.exec(cell)
  return read ? { Minor: toMinor(Number(read[1]), read[2]!), Currency: read[2]! } : cell
}

/** The rows of a lookup's file, the titles of its columns first; whoever writes it as CSV guards its cells. */
export function rowsOfLookup(lookup: Lookup, entries: readonly EntryFacts[]): string[][] {
  const columns = columnsOf(lookup)
  return [columns, ...entries.map((entry) => columns.map((column) => cellOf(entry, column)))]
}

/** What people write for yes and no; an empty cell is offered, and another word is left to the contract to refuse. */
const flags: ReadonlyMap<string, boolean> = new Map([
  ...['', 'true', '1', 'yes', 'oui', 'vrai', 'نعم', 'صواب'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'non', 'faux', 'لا', 'خطأ'].map((word) => [word, false] as const),
])

const titlesIn = (rows: readonly (readonly string[])[]) => (rows[0] ?? []).map((title) => title.trim().toLowerCase())

/** A line of these rows as it is saved over an entry that is there: what the file has no column for, it says as before. */
export function overEntry(
  lookup: Lookup,
  rows: readonly (readonly string[])[],
  { fields }: EntryLine,
  before: EntryFacts,
): EntryLine['fields'] {
  const titles = titlesIn(rows)
  const absent = columnsOf(lookup).filter((column) => !titles.includes(column.toLowerCase()))
  const [names, others] = [true, false].map((isName) =>
    absent.filter((column) => column.startsWith('Name.') === isName),
  ) as [string[], string[]]
  return {
    ...fields,
    ...Object.fromEntries(others.map((column) => [column, before[column as keyof EntryFacts]])),
    Name: {
      ...(fields['Name'] as EntryFacts['Name']),
      ...Object.fromEntries(names.map((column) => [column.slice(5), cellOf(before, column)])),
    },
  }
}

/** The entries that a file holds, by its header; null where the header lacks the code or every name. */
export function readLookupFile(lookup: Lookup, rows: readonly (readonly string[])[]): EntryLine[] | null {
  const header = titlesIn(rows)
  const known = columnsOf(lookup)
  const at = new Map(
    known.map((column) => [column, header.indexOf(column.toLowerCase())] as const).filter(([, place]) => place >= 0),
  )
  if (!at.has('Code') || !known.some((column) => column.startsWith('Name.') && at.has(column))) return null
  return rows.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const cell = (column: string) => unguarded((cells[at.get(column) ?? -1] ?? '').trim())
    const fault = [...at.keys()].flatMap((column) => faultIn(column, cell(column)))[0]
    return [{ row: index + 2, fields: fieldsOf(lookup, at, cell), fault }]
  })
}

function faultIn(column: string, cell: string): NonNullable<EntryLine['fault']>[] {
  if (isSheetFault(cell)) return [{ column, problem: 'invalid' }]
  return hasLostLetters(cell) ? [{ column, problem: 'lettersLost' }] : []
}

const numberIn = (cell: string) => (cell === '' ? undefined : Number(cell))

function fieldsOf(lookup: Lookup, at: ReadonlyMap<string, number>, cell: (column: string) => string) {
  const fields: Record<string, unknown> = {
    Code: cell('Code'),
    Name: { ar: cell('Name.ar'), en: cell('Name.en'), fr: cell('Name.fr') },
    IsActive: !at.has('IsActive') || (flags.get(cell('IsActive').toLowerCase()) ?? cell('IsActive')),
  }
  for (const extra of lookup.extra) {
    if (extra === 'Spellings')
      fields[extra] = cell(extra)
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean)
    // An empty cell is no number, where `Number` makes a nought of it: a band that everybody reaches.
    else if (extra === 'PerUsd' || extra === 'Occupancy') fields[extra] = numberIn(cell(extra))
    else if (extra === 'MinPercent') fields[extra] = numberIn(cell(extra).replace(/ ?[%٪]$/, ''))
    // A file from before the column, or an empty cell, leaves it to the default.
    else if (extra === 'Visa') fields[extra] = cell(extra) || 'asDefault'
    else if (extra === 'Price') fields[extra] = amountOf(cell(extra))
    else fields[extra] = cell(extra)
  }
  return fields
}
