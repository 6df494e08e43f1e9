import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CostLine } from '../../../rules/amounts.ts'
import { figuresOf } from '../../../rules/figures.ts'
import { currenciesOf, ratesToKeep } from '../../../rules/rates.ts'
import { costsOf, ratesOf, type Sheet } from './costs.ts'
import { FiguresShown } from './FiguresShown.tsx'
import type { LineValues, SheetValues } from './form-values.ts'

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** A line can be reckoned with once its numbers are written; one that is not counts as nothing. */
function whole(line: LineValues): CostLine | null {
  const { Quantity, SharedBy, Unit, Committed, Actual } = line
  const known = (money: LineValues['Unit']) => (money && isNumber(money.Minor) ? money : null)
  const unit = known(Unit)
  if (!isNumber(Quantity) || !unit || !isNumber(SharedBy) || SharedBy < 1) return null
  return { ...line, Quantity, SharedBy, Unit: unit, Committed: known(Committed), Actual: known(Actual) }
}

/** The figures of what is typed, by the same rules as the server’s. */
export function LiveFigures({ sheet, values }: { sheet: Sheet; values: SheetValues }) {
  const t = useText('costing')
  const { Trainees: trainees, Price: price } = sheet.Subject
  const lines = values.Lines.flatMap((line) => whole(line) ?? [])
  const costs = costsOf(sheet)
  const currencies = currenciesOf(lines, price?.Currency ?? null)
  const figures = figuresOf(
    {
      ...costs,
      rates: ratesToKeep(costs, ratesOf(sheet.TodaysRates), currencies, values.RenewRates),
      overheadPercent: within(values.OverheadPercent, costs.overheadPercent, 500),
      targetMarginPercent: within(values.TargetMarginPercent, costs.targetMarginPercent, 99),
      lines,
    },
    { trainees, price },
  )
  return (
    <Section title={t('sheet.figures')}>
      <FiguresShown figures={figures} currency={sheet.BaseCurrency} trainees={trainees} columns={4} />
    </Section>
  )
}

const within = (value: number | null, otherwise: number, most: number) =>
  isNumber(value) && value >= 0 && value <= most ? value : otherwise
