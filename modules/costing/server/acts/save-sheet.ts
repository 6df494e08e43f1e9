import { refuseChanged } from '#modules/accounts/server/public.ts'
import { requireCurrency } from '#modules/lookups/server/public.ts'
import { changeRow, rowFacts } from '#platform/server/acts/change-row.ts'
import { writeTold, type Doing } from '#platform/server/acts/write-act.ts'
import { changedMeanwhile, refuse } from '#platform/shared/refusal.ts'
import { costsTooLarge } from '../../contract/refusals.ts'
import { sumsOf, type Rates } from '../../rules/amounts.ts'
import { currenciesOf, ratesToKeep } from '../../rules/rates.ts'
import { todaysRates } from '../store/rates.ts'
import {
  addSheet,
  columnsOf,
  lockedSheet,
  putLines,
  type About,
  type NotedLine,
  type Sheet,
  type SheetContent,
} from '../store/sheets.ts'
import { emptySheet } from './empty-sheet.ts'
import { linesAsKept, noun } from './sheet-noun.ts'

export interface Written {
  readonly overheadPercent: number
  readonly targetMarginPercent: number
  readonly lines: readonly NotedLine[]
  readonly renewRates: boolean
}

/** As much as a whole number of the database holds. */
const most = 2_000_000_000

const ratesAsKept = (rates: Rates): string[] => Object.entries(rates).map(([currency, rate]) => `${currency} ${rate}`)

/**
 * Writes a sheet down, at the version that was seen (0: there was none). Rates that it has stay, others are those of today.
 * `subject` says what it is about and what people call that.
 */
export async function saveSheet(
  doing: Doing,
  subject: { readonly kept: About; readonly code: string; readonly price: { readonly Currency: string } | null },
  written: Written,
  version: number,
): Promise<{ ID: number; Version: number }> {
  const { db } = doing
  const before = await lockedSheet(db, subject.kept)
  if ((before?.version ?? 0) !== version)
    return before ? refuseChanged(db, ['costSheet', before.id!]) : refuse(changedMeanwhile)
  for (const [at, line] of written.lines.entries())
    for (const [field, amount] of [
      ['Unit', line.Unit],
      ['Committed', line.Committed],
      ['Actual', line.Actual],
    ] as const)
      if (amount) await requireCurrency(db, `Lines.${at}.${field}`, amount)
  const from = before ?? (await emptySheet(db))
  const currencies = currenciesOf(written.lines, subject.price?.Currency ?? null)
  const rates = ratesToKeep(from, await todaysRates(db, from.base), currencies, written.renewRates)
  const { id: _, version: _before, ...begun } = from
  const { overheadPercent, targetMarginPercent, lines } = written
  const content = { ...begun, rates, overheadPercent, targetMarginPercent, lines }
  if (isTooLarge(content)) refuse(costsTooLarge)
  return writeSheet(doing, subject, before, content)
}

/** Writes a sheet, with event and audit; `before` is the one that stands, locked. */
export async function writeSheet(
  doing: Doing,
  subject: { readonly kept: About; readonly code: string },
  before: Sheet | undefined,
  content: SheetContent,
): Promise<{ ID: number; Version: number }> {
  const { db } = doing
  const id = before?.id ?? (await addSheet(db, subject.kept, content))
  // Two began it at the same moment.
  if (id === null) return refuse(changedMeanwhile)
  const facts = before
    ? await changeRow(db, noun.stored, id, columnsOf(content))
    : { before: undefined, after: await rowFacts(db, noun.stored, id) }
  await putLines(db, id, content.lines)
  await writeTold(doing, noun, { id, about: subject.kept, code: subject.code }, 'saveCostSheet', {
    ...(before && { before: { ...facts.before, lines: linesAsKept(before.lines), rates: ratesAsKept(before.rates) } }),
    after: { ...facts.after, lines: linesAsKept(content.lines), rates: ratesAsKept(content.rates) },
  })
  return { ID: id, Version: (before?.version ?? 0) + 1 }
}

function isTooLarge({ base, rates, lines }: Pick<Sheet, 'base' | 'rates' | 'lines'>): boolean {
  const { planned, committed, actual, forecast } = sumsOf(base, rates, lines)
  return [planned, committed, actual, forecast].some((sums) => Object.values(sums).some((sum) => sum > most))
}
