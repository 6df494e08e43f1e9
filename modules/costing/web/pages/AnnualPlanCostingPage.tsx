import { thisYear, YearChoice } from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PlanCosting } from '../parts/plan/PlanCosting.tsx'

/** What the year's plan costs and brings, and what it would with other fees, seats, instructors and class rooms. */
export default function AnnualPlanCostingPage() {
  const t = useText('costing')
  const { values, change } = useAddress({ Year: 0 })
  const year = values.Year || thisYear()
  return (
    <Page
      title={t('screens.planCosting')}
      description={t('plan.description')}
      actions={<YearChoice year={year} onChange={(Year) => change({ Year })} />}
    >
      <PlanCosting key={year} year={year} />
    </Page>
  )
}
