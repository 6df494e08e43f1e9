import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { href } from '#platform/web/href.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { NewWebhook } from '../parts/NewWebhook.tsx'
import { webhookTones } from '../parts/webhook.ts'
import { WebhookView } from '../parts/WebhookView.tsx'

/** The systems outside that are told what happens, or one of them. */
export default function WebhooksPage() {
  const id = useIdParam()
  return id === null ? <Webhooks /> : <WebhookView key={id} id={id} />
}

function Webhooks() {
  const t = useText('integrations')
  const { column, filter, props } = useList(calls.getWebhooks, 'integrations')
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title={t('screens.webhooks')}
      description={t('about.webhooks')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setAdding(true)}>
          {t('acts.addWebhook.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="webhooks"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('Url'),
          column('Waiting'),
          column('Failed'),
          column('FailingSince'),
          column('State', { tones: webhookTones, card: 'badge' }),
        ]}
        filters={[filter('State', { words: (state) => t(`states.${state as 'active'}`) })]}
        searchable
        rowHref={(row) => href('/Webhooks/:ID?', { ID: row.ID })}
        emptySentence={t('webhook.none')}
      />
      <Dialog opened={adding} onClose={() => setAdding(false)} title={t('acts.addWebhook.do')} drawer size="40rem">
        {adding && <NewWebhook onClose={() => setAdding(false)} />}
      </Dialog>
    </Page>
  )
}
