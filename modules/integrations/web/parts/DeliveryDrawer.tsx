import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, InstantText, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { webhookActs } from '../../contract/acts.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import classes from './integrations.module.css'
import { deliveryTones, useEventWords } from './webhook.ts'

type Delivery = Output<typeof calls.getDelivery>

/** One message beside the log: what was sent, and what was answered to each try. */
export function DeliveryDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const wordOf = useEventWords()
  const query = useCall(calls.getDelivery, id === null ? skip : { ID: id }, { keep: false })
  return (
    <Dialog
      opened={id !== null}
      onClose={onClose}
      title={query.data ? wordOf(query.data.Kind) : ''}
      drawer
      size="44rem"
    >
      <QueryView query={query} module="integrations">
        {(delivery) => <DeliveryOf delivery={delivery} />}
      </QueryView>
    </Dialog>
  )
}

function DeliveryOf({ delivery }: { delivery: Delivery }) {
  const t = useText('integrations')
  const format = useFormat()
  return (
    <Stack gap="md">
      <ActionBar
        module="integrations"
        allowed={delivery.Actions}
        actions={actButtons(webhookActs, delivery, ['resendDelivery'])}
      />
      <Section title={t('details')}>
        <KeyValues
          columns={2}
          items={[
            {
              label: t('fields.state'),
              value: <StateBadge module="integrations" state={delivery.State} tones={deliveryTones} />,
            },
            { label: t('fields.happenedAt'), value: <InstantText at={delivery.HappenedAt} /> },
            { label: t('fields.message'), value: <Code>{delivery.Message}</Code>, wide: true },
            delivery.NextTryAt !== null && {
              label: t('fields.nextTryAt'),
              value: <InstantText at={delivery.NextTryAt} />,
            },
          ]}
        />
      </Section>
      <Section title={t('fields.tries')} flush>
        <SimpleTable
          caption={t('fields.tries')}
          rows={delivery.Attempts}
          rowKey={(each) => each.ID}
          emptySentence={t('webhook.noTries')}
          columns={[
            { key: 'At', label: t('fields.happenedAt'), cell: (each) => <InstantText at={each.At} /> },
            {
              key: 'Status',
              label: t('fields.lastStatus'),
              cell: (each) =>
                each.Fault ? t(`faults.${each.Fault}`) : t('webhook.status', { status: format.count(each.Status) }),
            },
            {
              key: 'TookMs',
              label: t('fields.took'),
              cell: (each) => t('webhook.milliseconds', { number: format.number(each.TookMs) }),
            },
            {
              key: 'Answer',
              label: t('fields.answer'),
              cell: (each) => <pre className={classes['sent']}>{each.Answer}</pre>,
            },
          ]}
        />
      </Section>
      <Section title={t('fields.body')}>
        {delivery.Body === null ? (
          <Text size="sm">{t('webhook.noBody')}</Text>
        ) : (
          <pre className={classes['sent']}>{indented(delivery.Body)}</pre>
        )}
      </Section>
    </Stack>
  )
}

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
