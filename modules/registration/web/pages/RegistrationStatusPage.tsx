import { skip, useCall } from '#platform/web/data.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { RegistrationStatus } from '../parts/state/RegistrationStatus.tsx'

/** Everything about one of the trainee's own registrations. */
export default function RegistrationStatusPage() {
  const t = useText('registration')
  const Code = useParam('Code')
  const query = useCall(calls.getRegistrationByCode, Code ? { Code } : skip)
  if (!Code) {
    return (
      <Page title={t('screens.status')}>
        <EmptyState
          sentence={t('status.choose')}
          action={{ label: t('screens.follow'), href: '/FollowRegistration' }}
        />
      </Page>
    )
  }
  return (
    <QueryView query={query} module="registration">
      {(registration) => (
        <RegistrationStatus registration={registration} title={t('screens.status')} onReload={query.refetch} />
      )}
    </QueryView>
  )
}
