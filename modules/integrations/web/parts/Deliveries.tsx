import { useState } from 'react'
import { Code } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { webhookActs } from '../../contract/acts.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { DeliveryDrawer } from './DeliveryDrawer.tsx'
import { deliveryTones, useEventWords } from './webhook.ts'

/** What was sent to an address. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const t = useText('integrations')
  const wordOf = useEventWords()
  const { column, filter, props } = useList(calls.getDeliveries, 'integrations')
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <DataTable
        {...props}
        id="deliveries"
        input={{ WebhookID: webhookId }}
        columns={[
          column('HappenedAt', { always: true }),
          column('Kind', { words: wordOf, card: 'title' }),
          column('SubjectID', {
            text: (row) => String(row.SubjectID),
            cell: (row) => <Code>{row.SubjectID}</Code>,
          }),
          column('Tries'),
          column('LastStatus', {
            text: (row) => (row.LastStatus === null ? '' : String(row.LastStatus)),
            cell: (row) => <Code>{row.LastStatus}</Code>,
          }),
          column('NextTryAt'),
          column('DeliveredAt', { hidden: true }),
          column('Message', { hidden: true }),
          column('State', { tones: deliveryTones, card: 'badge' }),
        ]}
        filters={[filter('State'), filter('Kind', { words: wordOf })]}
        onRow={(row) => setShown(row.ID)}
        rowActions={(row) => actButtons(webhookActs, row, ['resendDelivery'])}
        emptySentence={t('webhook.noLog')}
      />
      <DeliveryDrawer id={shown} onClose={() => setShown(null)} />
    </>
  )
}
