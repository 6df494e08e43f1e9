import { Stack, Text } from '@mantine/core'
import * as z from 'zod'
import type { Money } from '#platform/shared/values/money.ts'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { id } from '#platform/shared/shapes.ts'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { leftOn } from '#modules/billing/rules/owed.ts'
import type { Registration } from '../wire.ts'

const schema = z.object({
  Received: z
    .object({ Minor: z.int('notANumber').min(1, 'tooSmall'), Currency: z.string() })
    .nullable()
    .refine((money) => money !== null, 'required')
    .transform((money) => money!),
  PaymentTypeID: id().nullable(),
})

interface DialogProps {
  readonly registration: Registration
  readonly opened: boolean
  readonly onClose: () => void
  readonly onReload: () => void
  readonly onDone?: (() => void) | undefined
}

/** Says how much of what an organization pays later has come in. */
export function AccountPaymentDialog({ opened, onClose, ...rest }: DialogProps) {
  const t = useText('registration')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('acts.bookOnAccount.do')}>
      {opened && <Fields onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Fields({ registration, onClose, onReload, onDone }: Omit<DialogProps, 'opened'>) {
  const t = useText('registration')
  const format = useFormat()
  const invoice = registration.Invoice
  const owed: Money = invoice ? leftOn(invoice) : { Minor: 0, Currency: registration.Fee.Currency }
  const form = useRecordForm({
    module: 'registration',
    call: calls.bookOnAccount,
    schema,
    version: registration.Version,
    initial: { Received: owed as Money | null, PaymentTypeID: null as number | null },
    toInput: ({ Received, PaymentTypeID }, { version }) => ({
      body: { ID: registration.ID, Version: version, Received: Received.Minor, PaymentTypeID },
    }),
    refusedFields: { receivedTooMuch: 'Received' },
    success: ({ Owed }) =>
      Owed.Minor > 0 ? t('payment.verifiedPart', { rest: format.money(Owed) }) : t('payment.verified'),
    onSaved: () => {
      onDone?.()
      onClose()
    },
    onReload,
  })
  return (
    <Stack gap="md">
      <Text size="sm">{t('payment.owedNow', { amount: format.money(owed) })}</Text>
      <RecordForm form={form} page={false} submitLabel={t('acts.bookOnAccount.do')} onCancel={onClose}>
        <MoneyField
          {...form.field('Received')}
          label={t('payment.receivedNow')}
          description={t('payment.receivedHint')}
          defaultCurrency={owed.Currency}
          required
        />
        <LookupSelect
          {...form.field('PaymentTypeID')}
          call={lookupsCalls.getLookupOptions}
          lookup="PaymentType"
          label={t('fields.paymentType')}
        />
      </RecordForm>
    </Stack>
  )
}
