import { ScenarioChoice, ScenarioNotice, thisYear, YearChoice } from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PlanCosting } from '../parts/plan/PlanCosting.tsx'

/** What the year's plan costs and brings, and what it would with other fees, seats, instructors and class rooms. */
export default function AnnualPlanCostingPage() {
  const t = useText('costing')
  const { values, change } = useAddress({ Year: 0, scenario: 0 })
  const year = values.Year || thisYear()
  const scenario = values.scenario || null
  const plan = { year, scenario, onChange: (id: number | null) => change({ scenario: id ?? 0 }) }
  return (
    <Page
      title={t('screens.planCosting')}
      description={t('plan.description')}
      actions={
        <>
          <ScenarioChoice {...plan} />
          <YearChoice year={year} onChange={(Year) => change({ Year, scenario: 0 })} />
        </>
      }
    >
      <ScenarioNotice {...plan} />
      <PlanCosting year={year} scenario={scenario} />
    </Page>
  )
}
