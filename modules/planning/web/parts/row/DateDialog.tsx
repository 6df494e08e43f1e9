import { Stack, Text } from '@mantine/core'
import * as z from 'zod'
import { day, line } from '#platform/shared/shapes.ts'
import type { Output } from '#platform/shared/call.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'

type Row = Output<typeof calls.getPlanRow>

/** Asks for the other first day of a row that is postponed or copied. */
export function DateDialog({
  row,
  kind,
  onClose,
  onCopied,
}: {
  row: Row
  kind: 'postpone' | 'copy' | null
  onClose: () => void
  onCopied: (id: number) => void
}) {
  const t = useText('planning')
  return (
    <Dialog opened={kind !== null} onClose={onClose} title={kind === 'copy' ? t('copyTitle') : t('postpone')}>
      {kind === 'postpone' && <Postponing row={row} onClose={onClose} />}
      {kind === 'copy' && <Copying row={row} onClose={onClose} onCopied={onCopied} />}
    </Dialog>
  )
}

const postponing = z.strictObject({ StartDate: day(), Reason: line(500) })

function Postponing({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useText('planning')
  const form = useRecordForm({
    module: 'planning',
    call: calls.postpone,
    schema: postponing,
    initial: { StartDate: '', Reason: '' },
    version: row.Version,
    toInput: (values, { version }) => ({ ID: row.ID, body: { ...values, Version: version } }),
    success: t('postponed'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.postpone.do')} onCancel={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('postponeHint')}</Text>
        <DayField {...form.field('StartDate')} label={t('fields.newStart')} required />
        <TextAreaField {...form.field('Reason')} label={t('fields.reason')} maxLength={500} required />
      </Stack>
    </RecordForm>
  )
}

const copying = z.strictObject({ StartDate: day() })

function Copying({ row, onClose, onCopied }: { row: Row; onClose: () => void; onCopied: (id: number) => void }) {
  const t = useText('planning')
  const form = useRecordForm({
    module: 'planning',
    call: calls.copy,
    schema: copying,
    initial: { StartDate: '' },
    toInput: (values) => ({ ID: row.ID, body: values }),
    success: t('copied'),
    onSaved: (answer) => onCopied(answer.ID),
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.copy.do')} onCancel={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('copyHint')}</Text>
        <DayField {...form.field('StartDate')} label={t('fields.newStart')} required />
      </Stack>
    </RecordForm>
  )
}
