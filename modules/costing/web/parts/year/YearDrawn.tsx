import { SimpleGrid, Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { summaryFigures, type SummaryFigure } from '../../../rules/summary.ts'
import { FigureLink } from './FigureLink.tsx'
import { amountOf, askedOf, sumOfMonths, wireOf, type Month, type OfYear } from './figures.ts'
import classes from './year.module.css'

/** Plan against what came of it, in the order in which they stand beside each other. */
const pairs = [
  ['classes', 'planned', 'held'],
  ['seats', 'seatsPlanned', 'seatsTaken'],
  ['income', 'incomePlanned', 'incomePaid'],
  ['costs', 'costPlanned', 'costActual'],
] as const

/** The year as a whole and month by month, drawn: two bars a month, the plan above what came of it. */
export function YearDrawn({ of }: { of: OfYear }) {
  const t = useText('costing')
  const query = useCall(calls.getYearSummary, askedOf(of))
  return (
    <QueryView query={query} module="costing">
      {({ Items }) => (
        <Stack gap="md">
          <Section title={t('year.whole')}>
            <KeyValues
              columns={4}
              items={summaryFigures.map((figure) => ({
                label: t(`year.figures.${figure}`),
                value: <FigureLink year={of} month={0} figure={figure} value={sumOfMonths(Items, figure)} />,
              }))}
            />
          </Section>
          <SimpleGrid cols={{ base: 1, lg: 2 }}>
            {pairs.map(([key, plan, actual]) => (
              <Drawn key={key} title={t(`year.${key}`)} year={of} months={Items} plan={plan} actual={actual} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </QueryView>
  )
}

interface DrawnProps {
  readonly title: string
  readonly year: OfYear
  readonly months: readonly Month[]
  readonly plan: SummaryFigure
  readonly actual: SummaryFigure
}

function Drawn({ title, year, months, plan, actual }: DrawnProps) {
  const t = useText('costing')
  const format = useFormat()
  const values = (month: Month) => [plan, actual].map((figure) => amountOf(month[wireOf(figure)]))
  const most = Math.max(1, ...months.flatMap(values))
  const shown = (month: Month, figure: SummaryFigure) => {
    const value = month[wireOf(figure)]
    return typeof value === 'number' ? format.number(value) : format.money(value)
  }
  return (
    <Section title={title}>
      <div className={classes['key']} aria-hidden>
        <span data-kind="plan">{t(`year.figures.${plan}`)}</span>
        <span data-kind="actual">{t(`year.figures.${actual}`)}</span>
      </div>
      <ul className={classes['months']}>
        {months.map((month) => (
          <li key={month.Month} className={classes['month']}>
            <span className={classes['name']}>{format.monthShort(month.Month)}</span>
            <span className={classes['bars']} aria-hidden>
              {([plan, actual] as const).map((figure) => {
                const value = amountOf(month[wireOf(figure)])
                const label = t('year.rowsOf', {
                  figure: t(`year.figures.${figure}`),
                  of: format.monthName(month.Month),
                  value: shown(month, figure),
                })
                const bar = (
                  <span
                    className={classes['bar']}
                    data-kind={figure === plan ? 'plan' : 'actual'}
                    style={{ inlineSize: `${(Math.max(value, 0) / most) * 100}%` }}
                  />
                )
                return (
                  <span key={figure} className={classes['track']} title={label}>
                    {bar}
                  </span>
                )
              })}
            </span>
            <span className={classes['number']}>
              <FigureLink year={year} month={month.Month} figure={actual} value={month[wireOf(actual)]} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
