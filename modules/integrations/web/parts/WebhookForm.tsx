import { CheckboxGroupField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { webhookFields } from '../../contract/webhooks.ts'
import { webhookEventKinds } from '../../rules/events.ts'
import { useEventWords, type WebhookRecord } from './webhook.ts'

interface WebhookFormProps {
  readonly webhook: WebhookRecord | null
  readonly onSaved: (id: number) => unknown
  readonly onClose: () => void
  readonly onReload?: () => unknown
}

/** Where messages go, and of what they tell. */
export function WebhookForm({ webhook, onSaved, onClose, onReload }: WebhookFormProps) {
  const t = useText('integrations')
  const wordOf = useEventWords()
  const form = useRecordForm({
    module: 'integrations',
    call: webhook ? calls.editWebhook : calls.addWebhook,
    schema: webhookFields,
    initial: { Name: webhook?.Name ?? '', Url: webhook?.Url ?? '', Events: webhook?.Events ?? [] },
    ...(webhook && { version: webhook.Version, success: t('saved') }),
    ...(onReload && { onReload }),
    toInput: (values, { version }) =>
      (webhook ? { ID: webhook.ID, body: { ...values, Version: version } } : { body: values }) as never,
    fieldOf: (path) => path.replace(/^Events\..*$/, 'Events'),
    onSaved: ({ ID }) => onSaved(ID),
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TextField {...form.field('Name')} label={t('fields.name')} maxLength={80} required />
      <TextField
        {...form.field('Url')}
        label={t('fields.url')}
        description={t('hints.url')}
        kind="url"
        maxLength={500}
        required
      />
      <CheckboxGroupField
        {...form.field('Events')}
        label={t('fields.events')}
        options={webhookEventKinds.map((value) => ({
          value,
          label: wordOf(value),
          description: <bdi dir="ltr">{value}</bdi>,
        }))}
        required
      />
    </RecordForm>
  )
}
