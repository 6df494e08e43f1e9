import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import { askedOn } from '#modules/billing/rules/owed.ts'
import { CreditNotes } from '#modules/billing/web/public.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { invoiceTones } from './invoice-tones.ts'
import { placeOf } from '../places.ts'
import { ProofList } from './ProofList.tsx'
import type { Registration } from '../wire.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

// Who reviews sends none.
const PaymentProofForm = lazyPart(async () => (await import('./PaymentProofForm.tsx')).PaymentProofForm)

/** The invoice, what came in on it, the proofs, and the form for another where one is expected. */
export function InvoiceSection({
  registration,
  actions,
  onReload,
}: {
  registration: Registration
  actions?: ReactNode
  onReload: () => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const { Invoice: invoice, VoidInvoice: voided } = registration
  const last = invoice ?? voided
  const mayPay = registration.Actions.includes('uploadPaymentProof')
  return (
    <Section
      title={t('status.invoice')}
      actions={
        <>
          {last && (
            <Button
              component={AppLink}
              to="/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?"
              params={{ ID: registration.ID }}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconPrinter size="1rem" stroke={1.6} />}
            >
              {t('payment.print')}
            </Button>
          )}
          {actions}
        </>
      }
    >
      <Stack gap="md">
        {invoice ? (
          <KeyValues
            columns={4}
            items={[
              { label: t('payment.number'), value: <Code>{invoice.Number}</Code> },
              { label: t('payment.amount'), value: format.money(invoice.Amount) },
              invoice.Received.Minor > 0 && {
                label: t('payment.received'),
                value: format.money(invoice.Received),
              },
              invoice.Credited.Minor > 0 && {
                label: t('payment.credited'),
                value: format.money(invoice.Credited),
              },
              { label: t('payment.owed'), value: format.money(askedOn(invoice)) },
              { label: t('payment.due'), value: format.day(invoice.DueDate) },
              {
                label: t('payment.state'),
                value:
                  invoice.IsAsked && invoice.DueDate < today() ? (
                    <StateBadge tone="danger" label={t('moneyStates.overdue')} />
                  ) : (
                    <StateBadge tone={invoiceTones[invoice.State]} label={t(`invoiceStates.${invoice.State}`)} />
                  ),
              },
            ]}
          />
        ) : voided ? (
          <KeyValues
            columns={4}
            items={[
              { label: t('payment.number'), value: <Code>{voided.Number}</Code> },
              {
                label: t('payment.state'),
                value: <StateBadge tone={invoiceTones.void} label={t('invoiceStates.void')} />,
              },
            ]}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t('payment.none')}
          </Text>
        )}
        {last && <CreditNotes invoiceId={last.ID} />}
        {mayPay && (
          <>
            <Divider />
            <Title order={3} size="sm" id={placeOf.uploadPaymentProof}>
              {t('payment.upload')}
            </Title>
            <PaymentProofForm key={registration.Proofs.length} registration={registration} onReload={onReload} />
          </>
        )}
        {(last || registration.Proofs.length > 0) && (
          <>
            <Divider />
            <Title order={3} size="sm">
              {t('payment.proofs')}
            </Title>
            <ProofList proofs={registration.Proofs} />
          </>
        )}
      </Stack>
    </Section>
  )
}
