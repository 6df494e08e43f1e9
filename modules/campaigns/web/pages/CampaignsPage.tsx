import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { campaignActs } from '../../contract/acts.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { campaignAddress } from '../parts/addresses.ts'
import { Campaign } from '../parts/Campaign.tsx'
import { SendingOff } from '../parts/SendingOff.tsx'
import { campaignTones } from '../parts/tones.ts'

/** What was sent to many and what is to be; the one that the address names. */
export default function CampaignsPage() {
  const id = useIdParam()
  return id === null ? <Campaigns /> : <Campaign key={id} id={id} />
}

function Campaigns() {
  const t = useText('campaigns')
  const { column, filter, props } = useList(calls.getCampaigns, 'campaigns')
  const states = { words: (state: keyof typeof campaignTones) => t(`campaigns.states.${state}`) }
  return (
    <Page
      title={t('screens.campaigns')}
      description={t('campaigns.about')}
      actions={
        <Button component={AppLink} to="/NewCampaign" leftSection={<IconPlus size="1.125rem" aria-hidden />}>
          {t('acts.planCampaign.do')}
        </Button>
      }
    >
      <SendingOff />
      <DataTable
        {...props}
        id="campaigns"
        columns={[
          column('Title', { always: true, card: 'title' }),
          column('AudienceName', { label: t('fields.audienceName') }),
          column('State', { ...states, tones: campaignTones }),
          column('DueAt'),
          column('Sent', { label: t('campaigns.outcomes.sent') }),
          column('Waiting', { label: t('campaigns.outcomes.waiting') }),
          column('Refused', { label: t('campaigns.outcomes.refused') }),
          column('Failed', { label: t('campaigns.outcomes.failed') }),
          column('EndedAt', { hidden: true }),
        ]}
        filters={[filter('State', states)]}
        searchable
        rowHref={(row) => campaignAddress(row.ID)}
        rowActions={(row) => actButtons(campaignActs, row, ['stopCampaign'])}
        emptySentence={t('campaigns.none')}
      />
    </Page>
  )
}
