import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { OfferedSeat } from '../parts/register/OfferedSeat.tsx'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { RegistrationList } from '../parts/RegistrationList.tsx'
import { TraineeMainButton } from '../parts/TraineeMainButton.tsx'

const GivenPlace = lazyPart(async () => {
  const [part] = await Promise.all([import('../parts/objections/GivenPlace.tsx'), loadText('registration/standing')])
  return part.GivenPlace
})

/** Confirming or declining a place in a class made for one organization; without an id, all those that wait for it. */
export default function ConfirmCustomRegistrationPage() {
  const t = useText('registration')
  const ID = useIdParam('ID')
  const query = useCall(calls.getRegistration, ID === null ? skip : { ID })
  return (
    <Page title={t('screens.confirmCustomRegistration')} width="form">
      {ID === null ? (
        <RegistrationList
          input={{ PlaceAsked: true }}
          none={t('offer.noneGiven')}
          action={{ label: t('screens.follow'), href: '/FollowRegistration' }}
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
          empty={({ Actions }) => !Actions.includes('confirmPlace') && !Actions.includes('acceptOffer')}
          emptyState={
            <EmptyState
              sentence={t('offer.answered')}
              action={{
                label: t('follow.details'),
                href: href('/RegistrationStatus/:Code?', { Code: query.data?.Code }),
              }}
            />
          }
        >
          {(registration) =>
            registration.Actions.includes('acceptOffer') ? (
              <OfferedSeat registration={registration} />
            ) : (
              <GivenPlace registration={registration} />
            )
          }
        </QueryView>
      )}
    </Page>
  )
}
