import { Button } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import { waitingStates } from '../../rules/card-states.ts'
import { CardRequestList } from '../parts/CardList.tsx'

/** What trainees have asked for, with how much waits for the academy's next step. */
export default function CardRequestsPage() {
  const t = useText('membership')
  const { data } = useCall(calls.getMembershipCardCounts, {})
  const counts = new Map(data?.map((each) => [each.State as string, each.Count]))
  return (
    <Page
      title={t('screens.requests')}
      actions={
        <Button component={AppLink} variant="default" to="/Setting/MembershipCard">
          {t('screens.cards')}
        </Button>
      }
    >
      <CountTiles
        tiles={waitingStates.map((state) => ({
          key: state,
          count: counts.get(state) ?? 0,
          label: t(`states.${state}`),
          href: href('/Setting/UserMembershipCardRequest', {}, { State: state }),
        }))}
      />
      <CardRequestList />
    </Page>
  )
}
