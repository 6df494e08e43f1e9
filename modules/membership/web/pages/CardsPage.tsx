import { Button } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import { CardList } from '../parts/CardList.tsx'

const shown = ['confirmed', 'active', 'suspended', 'expired'] as const

/** The membership cards of the academy. */
export default function CardsPage() {
  const t = useText('membership')
  const { data } = useCall(calls.getMembershipCardCounts, {})
  const counts = new Map(data?.map((each) => [each.State as string, each.Count]))
  return (
    <Page
      title={t('screens.cards')}
      actions={
        <Button component={AppLink} variant="default" to="/Setting/UserMembershipCardRequest">
          {t('screens.requests')}
        </Button>
      }
    >
      <CountTiles
        tiles={shown.map((state) => ({
          key: state,
          count: counts.get(state) ?? 0,
          label: t(`states.${state}`),
          href: href('/Setting/MembershipCard', {}, { State: state }),
        }))}
      />
      <CardList />
    </Page>
  )
}
