import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { plainText, trilingual } from '#platform/shared/shapes.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { billingCalls as calls } from '../../contract/calls.ts'

const schema = z.object({
  Amount: z
    .object({ Minor: z.int('notANumber').min(1, 'tooSmall').max(2_000_000_000, 'tooLarge'), Currency: z.string() })
    .nullable()
    .refine((money) => money !== null, 'required')
    .transform((money) => money!),
  Text: trilingual(),
  Reason: plainText(1000).pipe(z.string().min(1, 'required')),
})

interface DialogProps {
  readonly invoice: Output<typeof calls.getInvoice>
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
}

/** Takes back a part of an invoice under a number of its own: how much before the tax, of what, and why. */
export function CreditDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('billing')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('acts.creditInvoice.do')}>
      {opened && <Fields onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Fields({ invoice, onClose, onReload }: Omit<DialogProps, 'opened'>) {
  const t = useText('billing')
  const format = useFormat()
  const { Currency } = invoice.Amount
  const form = useRecordForm({
    module: 'billing',
    call: calls.creditInvoice,
    schema,
    version: invoice.Version,
    initial: { Amount: null as Money | null, Text: { ...invoice.Lines[0]?.Text }, Reason: '' },
    toInput: ({ Amount, Text, Reason }, { version }) => ({
      body: { ID: invoice.ID, Version: version, Reason, Lines: [{ Text, Quantity: 1, Minor: Amount.Minor }] },
    }),
    fieldOf: (path) => path.replace('Lines.0.Minor', 'Amount').replace('Lines.0.', ''),
    refusedFields: { creditedTooMuch: 'Amount', creditSettles: 'Amount' },
    onSaved: ({ Number }) => {
      toast.done(t('credit.done', { number: Number }))
      onClose()
    },
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.creditInvoice.do')} onCancel={onClose}>
      <KeyValues
        columns={2}
        items={[
          { label: t('credit.invoiced'), value: format.money(invoice.Amount) },
          {
            label: t('credit.left'),
            value: format.money({ Minor: invoice.Amount.Minor - invoice.Credited.Minor, Currency }),
          },
        ]}
      />
      <MoneyField
        {...form.field('Amount')}
        label={t('credit.amount')}
        description={t('credit.amountHint')}
        defaultCurrency={Currency}
        currencies={[Currency]}
        required
      />
      <TrilingualField {...form.field('Text')} label={t('credit.text')} required />
      <TextAreaField {...form.field('Reason')} label={t('credit.reason')} maxLength={1000} required />
    </RecordForm>
  )
}
