import { costOf } from './figures.ts'

/** What is counted of each month, in the order of the table. */
export const summaryFigures = [
  'planned',
  'held',
  'seatsPlanned',
  'seatsTaken',
  'incomePlanned',
  'incomeInvoiced',
  'incomePaid',
  'costPlanned',
  'costActual',
  'marginPlanned',
  'marginActual',
] as const
export type SummaryFigure = (typeof summaryFigures)[number]

/** Those that are money; the others are counted. */
export const isMoney = (figure: SummaryFigure): boolean => /^(income|cost|margin)/.test(figure)

/** A row of the plan with its class, or a class outside of the plan; amounts in minor units of the academy's currency. */
export interface Run {
  /** Of the plan or agreed with whoever asked for it, and not called off. */
  readonly isPlanned: boolean
  readonly isHeld: boolean
  /** It has a class that was not called off. */
  readonly hasClass: boolean
  readonly expected: number
  readonly seatsTaken: number
  /** What each pays. */
  readonly fee: number
  /** What all of them together were agreed to pay; null where each pays the fee. */
  readonly agreed: number | null
  readonly invoiced: number
  readonly paid: number
  readonly plannedFixed: number
  readonly plannedEach: number
  readonly actualFixed: number
  readonly actualTogether: number
  readonly overheadPercent: number
}

/** What one run brings to each figure. */
export function figuresOfRun(run: Run): Readonly<Record<SummaryFigure, number>> {
  const planned = run.isPlanned ? run.expected : 0
  const incomePlanned = run.agreed ?? planned * run.fee
  const costPlanned = run.isPlanned ? costOf(run.plannedFixed, run.plannedEach * planned, run.overheadPercent) : 0
  const costActual = costOf(run.actualFixed, run.actualTogether, run.overheadPercent)
  return {
    planned: Number(run.isPlanned),
    held: Number(run.isHeld),
    seatsPlanned: planned,
    seatsTaken: run.hasClass ? run.seatsTaken : 0,
    incomePlanned,
    incomeInvoiced: run.invoiced,
    incomePaid: run.paid,
    costPlanned,
    costActual,
    marginPlanned: incomePlanned - costPlanned,
    marginActual: run.paid - costActual,
  }
}

export const noFigures: Readonly<Record<SummaryFigure, number>> = Object.fromEntries(
  summaryFigures.map((figure) => [figure, 0]),
) as never

/** Figures added up. */
export const sumOf = (
  all: readonly Readonly<Record<SummaryFigure, number>>[],
): Readonly<Record<SummaryFigure, number>> =>
  all.reduce(
    (sum, one) => Object.fromEntries(summaryFigures.map((figure) => [figure, sum[figure] + one[figure]])) as never,
    noFigures,
  )
