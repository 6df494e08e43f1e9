import { Stack } from '@mantine/core'
import { ScenarioChoice, ScenarioNotice, thisYear, YearChoice } from '#modules/planning/web/public.ts'
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
  const { values, change } = useAddress({ Year: 0, scenario: 0, Figure: '', Of: 0 })
  const year = values.Year || thisYear()
  const scenario = values.scenario || null
  const plan = { year, scenario, onChange: (id: number | null) => change({ scenario: id ?? 0 }) }
  const figure = figureOf(values.Figure)
  return (
    <Page
      title={t('screens.yearSummary')}
      description={t('year.description')}
      actions={
        <>
          <ScenarioChoice {...plan} />
          <YearChoice year={year} onChange={(Year) => change({ Year, scenario: 0 })} />
        </>
      }
    >
      <Stack gap="md">
        <ScenarioNotice {...plan} />
        <YearDrawn of={{ year, scenario }} />
        <YearTable of={{ year, scenario }} />
      </Stack>
      <CountedRows
        of={{ year, scenario }}
        month={values.Of >= 1 && values.Of <= 12 ? values.Of : null}
        figure={figure}
        onClose={() => change({ Figure: '', Of: 0 })}
      />
    </Page>
  )
}
