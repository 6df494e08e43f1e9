import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText, Localized } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { Deliveries } from './Deliveries.tsx'
import { ResendForm } from './ResendForm.tsx'
import { ShownOnce } from './ShownOnce.tsx'
import { useEventWords, webhookButtons, webhookTones, type WebhookRecord } from './webhook.ts'
import { WebhookForm } from './WebhookForm.tsx'

/** One address: the log of what was sent to it, and how it is set. */
export function WebhookView({ id }: { id: number }) {
  const query = useCall(calls.getWebhook, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="integrations">
      {(webhook) => <WebhookOf webhook={webhook} onReload={() => void query.refetch()} />}
    </QueryView>
  )
}

function WebhookOf({ webhook, onReload }: { webhook: WebhookRecord; onReload: () => void }) {
  const t = useText('integrations')
  const go = useGo()
  const [opened, setOpened] = useState<'edit' | 'resend' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { ID } = webhook
  const close = () => setOpened(null)
  const renew = async () => setSecret((await send(calls.renewWebhookSecret, { body: { ID } })).Secret)
  return (
    <Page
      title={webhook.Name}
      badge={<StateBadge module="integrations" state={webhook.State} tones={webhookTones} />}
      actions={
        <ActionBar
          module="integrations"
          allowed={webhook.Actions}
          actions={webhookButtons(webhook, { edit: () => setOpened('edit'), renew, resend: () => setOpened('resend') })}
          onDone={(name) => (name === 'deleteWebhook' ? void go('/Webhooks/:ID?') : undefined)}
        />
      }
    >
      {webhook.DisabledWhy && <Alert color="yellow">{t(`disabled.${webhook.DisabledWhy}`)}</Alert>}
      <AddressTabs
        tabs={[
          { key: 'log', label: t('webhook.log'), content: () => <Log webhook={webhook} /> },
          { key: 'settings', label: t('webhook.settings'), content: () => <Settings webhook={webhook} /> },
        ]}
      />
      <Dialog opened={opened === 'edit'} onClose={close} title={t('screens.webhook')} drawer size="40rem">
        {opened === 'edit' && <WebhookForm webhook={webhook} onSaved={close} onClose={close} onReload={onReload} />}
      </Dialog>
      <Dialog opened={opened === 'resend'} onClose={close} title={t('acts.resendFailed.do')}>
        {opened === 'resend' && <ResendForm id={ID} onClose={close} />}
      </Dialog>
      <Dialog opened={secret !== null} onClose={() => setSecret(null)} title={t('fields.secret')}>
        {secret !== null && (
          <ShownOnce
            value={secret}
            hint={t('hints.secret')}
            copied={t('webhook.copied')}
            onClose={() => setSecret(null)}
          />
        )}
      </Dialog>
    </Page>
  )
}

function Log({ webhook: { ID, Waiting, Failed } }: { webhook: WebhookRecord }) {
  const t = useText('integrations')
  const tile = (key: 'waiting' | 'failed', count: number) => ({
    key,
    count,
    label: t(`fields.${key}`),
    href: href('/Webhooks/:ID?', { ID }, { State: key }),
  })
  return (
    <Stack gap="md">
      <CountTiles tiles={[tile('waiting', Waiting), tile('failed', Failed)]} />
      <Deliveries webhookId={ID} />
    </Stack>
  )
}

function Settings({ webhook }: { webhook: WebhookRecord }) {
  const t = useText('integrations')
  const wordOf = useEventWords()
  return (
    <Stack gap="md">
      <Section title={t('details')}>
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.url'), value: <Code isLong>{webhook.Url}</Code>, wide: true },
            { label: t('fields.person'), value: <Localized text={webhook.OwnerName} /> },
            { label: t('fields.madeAt'), value: <InstantText at={webhook.MadeAt} /> },
            webhook.DisabledAt !== null && {
              label: t('fields.disabledAt'),
              value: <InstantText at={webhook.DisabledAt} />,
            },
            webhook.FailingSince !== null && {
              label: t('fields.failingSince'),
              value: <InstantText at={webhook.FailingSince} />,
            },
            webhook.BothSecretsUntil !== null && {
              label: t('fields.bothUntil'),
              value: <InstantText at={webhook.BothSecretsUntil} />,
            },
          ]}
        />
      </Section>
      <Section title={t('fields.events')}>
        <KeyValues
          columns={2}
          items={webhook.Events.map((kind) => ({ label: wordOf(kind), value: <Code>{kind}</Code> }))}
        />
      </Section>
      <Section title={t('history')}>
        <History module="integrations" items={webhook.History} />
      </Section>
    </Stack>
  )
}
