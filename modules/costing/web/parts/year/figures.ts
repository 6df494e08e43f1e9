import type { Output } from '#platform/shared/call.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { href } from '#platform/web/href.ts'
import type { costingCalls } from '../../../contract/calls.ts'
import { summaryFigures, type SummaryFigure } from '../../../rules/summary.ts'

export type Month = Output<typeof costingCalls.getYearSummary>['Items'][number]
/** A figure under its name on the wire. */
export type Wire = Exclude<keyof Month, 'Month'>

export const wireOf = (figure: SummaryFigure) => `${figure.charAt(0).toUpperCase()}${figure.slice(1)}` as Wire

/** What the address asks for; null where it asks for nothing that is counted. */
export const figureOf = (text: string): SummaryFigure | null => summaryFigures.find((each) => each === text) ?? null

/** Which plan of which year is summed up; `scenario` null: the one that holds. */
export interface OfYear {
  readonly year: number
  readonly scenario: number | null
}
export const askedOf = ({ year, scenario }: OfYear) => ({
  Year: year,
  ...(scenario !== null && { ScenarioID: scenario }),
})

/** The rows that a figure counted, of a month or of the whole year (0). */
export const rowsHref = ({ year, scenario }: OfYear, figure: SummaryFigure, month: number) =>
  href(
    '/planning/YearSummary',
    {},
    { Year: year, ...(scenario !== null && { scenario }), Figure: figure, ...(month > 0 && { Of: month }) },
  )

export const amountOf = (value: number | Money): number => (typeof value === 'number' ? value : value.Minor)

/** A figure of several months together. */
export function sumOfMonths(months: readonly Month[], figure: SummaryFigure): number | Money {
  const values = months.map((month) => month[wireOf(figure)])
  const sum = values.reduce<number>((total, value) => total + amountOf(value), 0)
  const first = values[0]
  return typeof first === 'object' ? { Minor: sum, Currency: first.Currency } : sum
}
