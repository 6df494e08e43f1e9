import { sql, type RawBuilder } from 'kysely'
import { moneyOf, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import type { costingCalls } from '../../contract/calls.ts'
import { moneyInBase, type Rates } from '../../rules/amounts.ts'
import type { Run, SummaryFigure } from '../../rules/summary.ts'
import { inBase } from './reckoned-amounts.ts'
import { reachesCostsOf } from './of-plan.ts'

/** In which currency a year is summed up, and how many of each other one of it buys today. */
export interface SummedIn {
  readonly base: string
  readonly today: Rates
}
export interface Summing extends SummedIn {
  readonly actor: Actor
  readonly year: number
  /** Null: the active plan. */
  readonly scenarioId: number | null
  readonly figure: SummaryFigure
}

/** Of a class: what its registrations, and the request that it came of, were billed and have paid. */
const incomes = sql`(select class_id, invoiced_minor, paid_minor, currency, base_currency, rate from costing.income_facts
  union all
  select class_id, invoiced_minor, paid_minor, currency, base_currency, rate from costing.agreed_income_facts)`

/** What of a class's income is said in this column, in the base currency: at the frozen rate, of another base's at today's. */
const income = (column: 'invoiced_minor' | 'paid_minor', { base, today }: SummedIn): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(${inBase(sql.ref(`i.${column}`), base, today)}), 0)::float8
    from ${incomes} i where i.class_id = p.class_id)`

const runs = (db: Database, summed: SummedIn) =>
  db
    .selectFrom('costing.run_facts as p')
    .leftJoin('costing.sheet as s', 's.id', 'p.sheet_id')
    .leftJoin('costing.agreed_facts as a', 'a.class_id', 'p.class_id')
    .select([
      'p.run_key as Key',
      'p.run_kind as Kind',
      'p.run_id as ID',
      'p.run_code as Code',
      'p.course_name as Name',
      'p.starts_on as StartDate',
      'p.class_id as ClassID',
      'p.class_code as ClassCode',
      'p.is_planned as isPlanned',
      'p.is_held as isHeld',
      'p.has_class as hasClass',
      'p.expected_trainees as expected',
      'p.seats_taken as seatsTaken',
      moneyOf('p.fee_minor', 'p.currency').as('fee'),
      'a.trainees as agreedTrainees',
      'a.net_minor as agreedMinor',
      'a.currency as agreedCurrency',
      'a.base_currency as agreedBase',
      'a.rate as agreedRate',
      income('invoiced_minor', summed).as('invoiced'),
      income('paid_minor', summed).as('paid'),
      's.base_currency as base',
      's.rates',
      's.overhead_percent as overheadPercent',
      's.planned_fixed_minor as plannedFixed',
      's.planned_each_minor as plannedEach',
      's.actual_fixed_minor as actualFixed',
      's.actual_together_minor as actualTogether',
    ])
type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>

/** A run with its amounts in the currency in which is summed up. */
export function runOf(row: RunRow, { base, today }: SummedIn): Run {
  const kept = row.base === base ? (row.rates as unknown as Rates) : {}
  const inBase = (Minor: number | null) =>
    Minor === null || row.base === null ? 0 : moneyInBase(base, today, { Minor, Currency: row.base })
  return {
    isPlanned: row.isPlanned || row.agreedMinor !== null,
    isHeld: row.isHeld,
    hasClass: row.hasClass,
    expected: row.agreedTrainees ?? row.expected,
    agreed: agreedOf(row, { base, today }),
    seatsTaken: row.seatsTaken,
    fee: moneyInBase(base, { ...today, ...kept }, row.fee),
    invoiced: row.invoiced,
    paid: row.paid,
    plannedFixed: inBase(row.plannedFixed),
    plannedEach: inBase(row.plannedEach),
    actualFixed: inBase(row.actualFixed),
    actualTogether: inBase(row.actualTogether),
    overheadPercent: row.overheadPercent ?? 0,
  }
}

/** What whoever asked for the class has agreed to pay, at the rate that was agreed; null where nobody asked for it. */
function agreedOf(row: RunRow, { base, today }: SummedIn): number | null {
  const { agreedMinor: Minor, agreedCurrency: Currency } = row
  if (Minor === null || Currency === null) return null
  const rates = row.agreedBase === base ? { ...today, [Currency]: Number(row.agreedRate) } : today
  return moneyInBase(base, rates, { Minor, Currency })
}

const daysOf = (year: number, month?: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const first = `${year}-${two(month ?? 1)}-01`
  const next = month === undefined || month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`
  return { first, last: addDays(next, -1) }
}
const within = (year: number, month?: number) => {
  const { first, last } = daysOf(year, month)
  return sql<boolean>`p.starts_on between ${first} and ${last}`
}

/** Every run of the year, to be asked for. */
export const runsIn = (
  db: Database,
  actor: Actor,
  { year, scenarioId }: Pick<Summing, 'year' | 'scenarioId'>,
  summed: SummedIn,
) => runs(db, summed).where(reachesCostsOf(actor, scenarioId)).where(within(year))

export const runsOfYear = (...asked: Parameters<typeof runsIn>) => runsIn(...asked).execute()

const hasIncome = (column: 'invoiced_minor' | 'paid_minor') =>
  sql<boolean>`exists (select from ${incomes} i where i.class_id = p.class_id and ${sql.ref(`i.${column}`)} <> 0)`
const hasCosts = (columns: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from costing.sheet x where x.id = p.sheet_id and (${columns}) > 0)`
/** Somebody has asked for it and agreed to pay. */
const isAgreed = (least = sql``) =>
  sql<boolean>`exists (select from costing.agreed_facts a where a.class_id = p.class_id ${least})`
const planned = {
  income: sql<boolean>`(p.is_planned and p.expected_trainees > 0 and p.fee_minor > 0 or ${isAgreed(sql`and a.net_minor > 0`)})`,
  cost: sql<boolean>`(p.is_planned and ${hasCosts(sql`x.planned_fixed_minor + x.planned_each_minor * p.expected_trainees`)}
    or ${isAgreed()} and ${hasCosts(sql`x.planned_fixed_minor + x.planned_each_minor`)})`,
}
const paid = hasIncome('paid_minor')
const spent = hasCosts(sql`x.actual_fixed_minor + x.actual_together_minor`)

/** Which runs bring something to a figure. */
const counted: Readonly<Record<SummaryFigure, RawBuilder<boolean>>> = {
  planned: sql`(p.is_planned or ${isAgreed()})`,
  held: sql`p.is_held`,
  seatsPlanned: sql`(p.is_planned and p.expected_trainees > 0 or ${isAgreed()})`,
  seatsTaken: sql`(p.has_class and p.seats_taken > 0)`,
  incomePlanned: planned.income,
  incomeInvoiced: hasIncome('invoiced_minor'),
  incomePaid: paid,
  costPlanned: planned.cost,
  costActual: spent,
  marginPlanned: sql`(${planned.income} or ${planned.cost})`,
  marginActual: sql`(${paid} or ${spent})`,
}

export const summaryRows = listOf<typeof costingCalls.getYearSummaryRows, Summing>()({
  reach: ({ actor, scenarioId }) => reachesCostsOf(actor, scenarioId),
  rows: runs,
  lean: (db) => db.selectFrom('costing.run_facts as p'),
  id: 'p.run_key',
  filters: {
    Year: (year, { year: of }) => within(year ?? of),
    OfMonth: (month, { year }) => within(year, month),
    Figure: (figure) => counted[figure],
    // Says which plan is read: in `reach`.
    ScenarioID: () => null,
  },
  orders: {},
})
