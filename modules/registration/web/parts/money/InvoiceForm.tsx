import { Alert, Stack, Text } from '@mantine/core'
import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { day } from '#platform/shared/shapes.ts'
import { useCall } from '#platform/web/data.ts'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const schema = z.object({ DueDate: day().nullable(), WithStay: z.boolean() })
type Preview = Output<typeof calls.previewInvoice>

interface FormProps {
  readonly registration: Registration
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onDone?: (() => void) | undefined
}

/** What the invoice will say, then until when it is to be paid. */
export function InvoiceForm({ registration, onClose, onReload, onDone }: FormProps) {
  const t = useText('registration')
  const words = useText('registration/travel')
  const query = useCall(calls.previewInvoice, { ID: registration.ID }, { keep: false })
  const form = useRecordForm({
    module: 'registration',
    call: calls.sendInvoice,
    schema,
    version: registration.Version,
    initial: { DueDate: null as string | null, WithStay: true },
    toInput: ({ DueDate, WithStay }, { version }) => ({
      body: { ID: registration.ID, Version: version, WithStay, ...(DueDate && { DueDate }) },
    }),
    onSaved: (answer) => {
      toast.done(t('payment.invoiceSent', { number: answer.Number }))
      onDone?.()
      onClose()
    },
    onReload,
  })
  const more = (query.data?.Lines.length ?? 0) > 1
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.sendInvoice.do')} onCancel={onClose}>
      <QueryView query={query} module="registration">
        {(preview) => <Lines preview={preview} withStay={form.values.WithStay} />}
      </QueryView>
      {more && <CheckboxField {...form.field('WithStay')} label={words('invoice.withStay')} />}
      <DayField {...form.field('DueDate')} label={t('payment.due')} description={t('payment.dueOptional')} />
    </RecordForm>
  )
}

function Lines({ preview, withStay }: { preview: Preview; withStay: boolean }) {
  const t = useText('registration/travel')
  const format = useFormat()
  const lines = withStay ? preview.Lines : preview.Lines.slice(0, 1)
  return (
    <Stack gap="sm">
      <SimpleTable
        caption={t('invoice.lines')}
        rows={lines}
        rowKey={(_line, at) => at}
        columns={[
          { key: 'text', label: t('invoice.text'), cell: (line) => <Localized text={line.Text} /> },
          { key: 'quantity', label: t('invoice.quantity'), align: 'end', cell: (line) => format.number(line.Quantity) },
          { key: 'amount', label: t('invoice.amount'), align: 'end', cell: (line) => format.money(line.Amount) },
        ]}
        totals={
          lines.length === preview.Lines.length
            ? {
                text: t('invoice.total'),
                quantity: preview.Tax.Minor > 0 ? `${t('invoice.tax')}${format.colon}${format.money(preview.Tax)}` : '',
                amount: format.money(preview.Amount),
              }
            : undefined
        }
      />
      {withStay && preview.StayLeftOut && (
        <Alert color="yellow" role="status">
          {t(`invoice.left.${preview.StayLeftOut}`)}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t('invoice.frozen')}
      </Text>
    </Stack>
  )
}
