import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { getMaintenance } from '../../contract/maintenance.ts'
import { MaintenanceForm } from '../parts/maintenance/MaintenanceForm.tsx'

/** The switch that keeps everybody but administrators out; editors see how it stands. */
export default function MaintenancePage() {
  const t = useText('account')
  const isAdmin = useMayPass('admin')
  const query = useCall(getMaintenance, {})
  return (
    <QueryView query={query} module="signin">
      {(state) => (
        <Page
          title={t('maintenance.page')}
          description={t('maintenance.description')}
          width="form"
          badge={
            <StateBadge
              tone={state.IsOn ? 'warning' : 'success'}
              label={state.IsOn ? t('maintenance.stateOn') : t('maintenance.stateOff')}
            />
          }
        >
          {isAdmin ? <MaintenanceForm state={state} /> : <MaintenanceFacts state={state} />}
        </Page>
      )}
    </QueryView>
  )
}

function MaintenanceFacts({ state }: { state: Output<typeof getMaintenance> }) {
  const t = useText('account')
  const format = useFormat()
  return (
    <Section description={t('maintenance.onlyAdmin')} title={t('maintenance.page')}>
      <KeyValues
        columns={1}
        items={[
          { label: t('maintenance.untilLabel'), value: format.dateTime(state.Until) },
          { label: t('maintenance.message'), value: <Localized text={state.Message} /> },
        ]}
      />
    </Section>
  )
}
