import { Stack } from '@mantine/core'
import { thisYear, YearChoice } from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { CountedRows } from '../parts/year/CountedRows.tsx'
import { YearDrawn } from '../parts/year/YearDrawn.tsx'
import { YearTable } from '../parts/year/YearTable.tsx'
import { figureOf } from '../parts/year/figures.ts'

/** The year month by month: what was planned and what came of it, and the rows behind each figure. */
export default function YearSummaryPage() {
  const t = useText('costing')
  const { values, change } = useAddress({ Year: 0, Figure: '', Of: 0 })
  const year = values.Year || thisYear()
  const figure = figureOf(values.Figure)
  return (
    <Page
      title={t('screens.yearSummary')}
      description={t('year.description')}
      actions={<YearChoice year={year} onChange={(Year) => change({ Year })} />}
    >
      <Stack gap="md">
        <YearDrawn year={year} />
        <YearTable year={year} />
      </Stack>
      <CountedRows
        year={year}
        month={values.Of >= 1 && values.Of <= 12 ? values.Of : null}
        figure={figure}
        onClose={() => change({ Figure: '', Of: 0 })}
      />
    </Page>
  )
}
