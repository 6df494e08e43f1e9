import { useFormat } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { summaryFigures, type SummaryFigure } from '../../../rules/summary.ts'
import { FigureLink } from './FigureLink.tsx'
import { askedOf, wireOf, type Month, type OfYear } from './figures.ts'

/** The months as a table; its file is made like that of every list. */
export function YearTable({ of }: { of: OfYear }) {
  const t = useText('costing')
  const format = useFormat()
  const columnOf = (figure: SummaryFigure): Column<Month> => ({
    key: wireOf(figure),
    label: t(`year.figures.${figure}`),
    align: 'end',
    file: (month) => month[wireOf(figure)] as never,
    cell: (month) => <FigureLink year={of} month={month.Month} figure={figure} value={month[wireOf(figure)]} />,
  })
  return (
    <DataTable<Month>
      id="year-summary"
      module="costing"
      label={t('screens.yearSummary')}
      call={calls.getYearSummary}
      input={askedOf(of)}
      rowKey={(month) => month.Month}
      defaultSort="Month"
      columns={[
        {
          key: 'Month',
          label: t('year.month'),
          card: 'title',
          always: true,
          sort: true,
          text: (month) => format.monthName(month.Month),
          cell: (month) => format.monthName(month.Month),
        },
        ...summaryFigures.map(columnOf),
      ]}
    />
  )
}
