import { Button, Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { TimeField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useState } from 'react'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { QuietHoursToSave } from '../../../contract/choices.ts'

type Quiet = Output<typeof calls.getMailChoices>['Quiet']
/** What is offered to who has none. */
const night = { From: '22:00', To: '07:00' }

/** When neither devices nor letters that can wait tell this person anything. */
export function QuietHours({ quiet, disabled }: { quiet: Quiet; disabled: boolean }) {
  const t = useText('notifications/choices')
  const acts = useText('notifications')
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const end = useSend(calls.endQuietHours, { success: t('saved'), module: 'notifications' })
  return (
    <Section
      title={t('quiet.title')}
      description={t('quiet.hint')}
      actions={
        !editing && (
          <Button variant="default" disabled={disabled} onClick={() => setEditing(true)}>
            {t(quiet ? 'quiet.change' : 'quiet.choose')}
          </Button>
        )
      }
    >
      {editing ? (
        <QuietForm quiet={quiet ?? night} onDone={() => setEditing(false)} />
      ) : quiet ? (
        <Group justify="space-between">
          <Text size="sm">{t('quiet.now', { from: format.time(quiet.From), to: format.time(quiet.To) })}</Text>
          <Button
            variant="subtle"
            color="red"
            disabled={disabled}
            loading={end.sending}
            onClick={() => void end.send({ body: {} })}
          >
            {acts('acts.endQuietHours.do')}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('quiet.none')}
        </Text>
      )}
    </Section>
  )
}

function QuietForm({ quiet, onDone }: { quiet: NonNullable<Quiet>; onDone: () => void }) {
  const t = useText('notifications/choices')
  const form = useRecordForm({
    module: 'notifications',
    call: calls.setQuietHours,
    schema: QuietHoursToSave,
    initial: quiet,
    toInput: (body) => ({ body }),
    success: t('saved'),
    onSaved: onDone,
  })
  const wholeDay = { min: '00:00', max: '23:30' }
  return (
    <RecordForm form={form} page={false} onCancel={onDone} sendable>
      <FieldRow>
        <TimeField {...form.field('From')} {...wholeDay} label={t('quiet.from')} required />
        <TimeField {...form.field('To')} {...wholeDay} label={t('quiet.to')} required />
      </FieldRow>
    </RecordForm>
  )
}
