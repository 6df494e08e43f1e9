import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { OfferedSeat } from '../parts/register/OfferedSeat.tsx'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { RegistrationList } from '../parts/RegistrationList.tsx'
import { TraineeMainButton } from '../parts/TraineeMainButton.tsx'

/** Confirming a place in the class that came out of the own request; without an id, all those that wait for it. */
export default function ConfirmRequestRegistrationPage() {
  const t = useText('registration')
  const ID = useIdParam('ID')
  const query = useCall(calls.getRegistration, ID === null ? skip : { ID })
  return (
    <Page title={t('screens.confirmRequestRegistration')} width="form">
      {ID === null ? (
        <RegistrationList
          input={{ Task: 'acceptOffer', FromRequest: true }}
          none={t('offer.noneOfRequest')}
          action={{ label: t('offer.requests'), href: '/FollowCourseRequest' }}
          card={(row) => (
            <RegistrationCard
              key={row.ID}
              row={row}
              href={href('/RegistrationStatus/:Code?', { Code: row.Code })}
              main={<TraineeMainButton row={row} />}
            />
          )}
        />
      ) : (
        <QueryView
          query={query}
          module="registration"
          empty={(registration) => !registration.Actions.includes('acceptOffer')}
          emptyState={
            <EmptyState
              sentence={t('offer.gone')}
              action={{
                label: t('follow.details'),
                href: href('/RegistrationStatus/:Code?', { Code: query.data?.Code }),
              }}
            />
          }
        >
          {(registration) => <OfferedSeat registration={registration} />}
        </QueryView>
      )}
    </Page>
  )
}
