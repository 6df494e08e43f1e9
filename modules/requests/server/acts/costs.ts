import { minorOfBase } from '#modules/costing/rules/amounts.ts'
import { costsOf } from '#modules/costing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Proposal } from '../store/locked.ts'
import { keepCost } from '../store/writing.ts'

interface For {
  readonly trainees: number
  readonly currency: string
}

/**
 * What the cost sheet of a request says that so many cost, in minor units of this currency at the rates of the sheet;
 * undefined where no line of it was written down.
 */
export async function sheetCost(
  db: Database,
  requestId: number,
  { trainees, currency }: For,
): Promise<number | undefined> {
  const about = { kind: 'courseRequest', id: requestId } as const
  const costs = await costsOf(db, about, { trainees, price: { Minor: 0, Currency: currency } })
  if (!costs || costs.lines.length === 0) return undefined
  return minorOfBase(costs.baseCurrency, costs.rates, costs.figures.Cost, currency)
}

/** The version in hand with what it costs by the sheet as it stands now; one that is not sent yet keeps that. */
export async function reckoned(db: Database, proposal: Proposal): Promise<Proposal> {
  const costMinor = await sheetCost(db, proposal.requestId, proposal)
  if (costMinor === undefined || costMinor === proposal.costMinor) return proposal
  await keepCost(db, proposal.id, costMinor)
  return { ...proposal, costMinor }
}
