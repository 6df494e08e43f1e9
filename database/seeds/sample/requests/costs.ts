import type { Database } from '#platform/server/database.ts'
import { figuresOf } from '#modules/costing/rules/figures.ts'
import { priced } from '#modules/requests/rules/proposal.ts'
import { insertMany, insertReturningIds } from '../../insert-many.ts'
import { line, rowOf, sheetRow } from '../costs/sheet-rows.ts'
import type { Told } from './told.ts'
import { linesOf } from './versions.ts'

interface Costed {
  readonly id: number
  readonly told: Told
  readonly course: { readonly fee_minor: number }
}

const usd = (major: number) => ({ Minor: Math.round(major) * 100, Currency: 'USD' })
const days = 10

/** What a request costs: most of what the proposal brings, and more than that where it waits for the administrator. Answers the whole, in cents. */
export async function insertRequestCosts(db: Database, { id, told, course }: Costed): Promise<number> {
  const { netMinor } = priced(linesOf(told.trainees, course.fee_minor), 0, 0)
  const isLoss = told.versions.at(-1) === 'awaitingApproval'
  const each = 25 + days * 6 + 10
  const once = ((netMinor / 100) * (isLoss ? 1.1 : 0.68) - each * told.trainees) / 1.15
  const lines = [
    line('instructorDays', days, usd(Math.max(40, (once * 0.6) / days))),
    line('roomDays', days, usd(Math.max(20, (once * 0.25) / days))),
    line('examiners', 1, usd(Math.max(80, once * 0.1))),
    line('materials', 1, usd(25)),
    line('meals', days, usd(6)),
    line('certificate', 1, usd(10)),
  ]
  const [sheetId] = await insertReturningIds(db, 'costing.sheet', [sheetRow({ kind: 'courseRequest', id }, {}, lines)])
  await insertMany(
    db,
    'costing.line',
    lines.map((each, place) => rowOf(sheetId!, place, each)),
  )
  const costs = { base: 'USD', rates: {}, overheadPercent: 15, targetMarginPercent: 25, priceStep: 1_000, lines }
  return figuresOf(costs, { trainees: told.trainees, price: null }).Cost
}
