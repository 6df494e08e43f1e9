import { Text } from '@mantine/core'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { sinceFields } from '../../contract/webhooks.ts'

/** Since when what failed is sent again. */
export function ResendForm({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText('integrations')
  const form = useRecordForm({
    module: 'integrations',
    call: calls.resendFailed,
    schema: sinceFields,
    initial: { Since: today() },
    toInput: ({ Since }) => ({ body: { ID: id, Since } }),
    success: ({ Count }) => t('webhook.resent', { count: Count }),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.resendFailed.do')} onCancel={onClose}>
      <Text size="sm">{t('webhook.resendHint')}</Text>
      <DayField {...form.field('Since')} label={t('fields.since')} max={today()} required />
    </RecordForm>
  )
}
