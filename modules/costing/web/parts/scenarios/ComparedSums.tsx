import type { Money } from '#platform/shared/values/money.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { amountOf, askedOf, sumOfMonths } from '../year/figures.ts'

const compared = ['planned', 'seatsPlanned', 'incomePlanned', 'costPlanned', 'marginPlanned'] as const

/** What the year comes to by each of two plans, and by how much they differ. */
export function ComparedSums({
  year,
  ids: [first, second],
  names,
}: {
  year: number
  /** Null: the plan of the year. */
  ids: readonly [number | null, number | null]
  names: readonly [string, string]
}) {
  const t = useText('planning/scenarios')
  const format = useFormat()
  const leftYear = useCall(calls.getYearSummary, askedOf({ year, scenario: first }))
  const rightYear = useCall(calls.getYearSummary, askedOf({ year, scenario: second }))
  const shown = (value: number | Money) => (typeof value === 'number' ? format.number(value) : format.money(value))
  const minus = (one: number | Money, other: number | Money): number | Money =>
    typeof one === 'number' ? one - amountOf(other) : { ...one, Minor: one.Minor - amountOf(other) }
  return (
    <QueryView query={leftYear} module="costing">
      {(one) => (
        <QueryView query={rightYear} module="costing">
          {(other) => (
            <SimpleTable
              caption={t('sums')}
              rows={compared.map((figure) => ({
                figure,
                one: sumOfMonths(one.Items, figure),
                other: sumOfMonths(other.Items, figure),
              }))}
              rowKey={({ figure }) => figure}
              compact
              columns={[
                { key: 'figure', label: t('sums'), card: 'title', cell: ({ figure }) => t(`sumsOf.${figure}`) },
                { key: 'one', label: names[0], align: 'end', cell: (row) => shown(row.one) },
                { key: 'other', label: names[1], align: 'end', cell: (row) => shown(row.other) },
                {
                  key: 'difference',
                  label: t('difference'),
                  align: 'end',
                  cell: (row) => shown(minus(row.other, row.one)),
                },
              ]}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
