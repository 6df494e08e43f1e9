import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { CostSheet } from './sheet/CostSheet.tsx'

/** In the drawer of a row of the plan: what it costs. */
export function CostsOfPlanRow({ ID }: { ID: number }) {
  const t = useText('costing')
  return (
    <Section title={t('ofRecord')}>
      <CostSheet kind="planRow" id={ID} />
    </Section>
  )
}
