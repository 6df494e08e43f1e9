import { Text } from '@mantine/core'
import * as z from 'zod'
import { day } from '#platform/shared/shapes.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const schema = z.object({ DueDate: day().nullable() })

interface DialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
}

/** Issues the invoice over the class fee; the due day may be another than the hold's end. */
export function InvoiceDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('payment.invoiceTitle')}>
      {opened && <Fields onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Fields({ registration, onClose, onReload }: Omit<DialogProps, 'opened'>) {
  const t = useText('registration')
  const format = useFormat()
  const form = useRecordForm({
    module: 'registration',
    call: calls.sendInvoice,
    schema,
    version: registration.Version,
    initial: { DueDate: null as string | null },
    toInput: ({ DueDate }, { version }) => ({
      body: { ID: registration.ID, Version: version, ...(DueDate && { DueDate }) },
    }),
    onSaved: (answer) => {
      toast.done(t('payment.invoiceSent', { number: answer.Number }))
      onClose()
    },
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.sendInvoice.do')} onCancel={onClose}>
      <Text>
        {t('payment.amount')} <strong>{format.money(registration.Fee)}</strong>
      </Text>
      <DayField {...form.field('DueDate')} label={t('payment.due')} description={t('payment.dueOptional')} />
    </RecordForm>
  )
}
