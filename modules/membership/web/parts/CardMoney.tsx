import { Stack } from '@mantine/core'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { ProofTwins } from '#modules/billing/web/public.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Card, OwnCard } from './card.ts'

const proofTones = { uploaded: 'warning', verified: 'success', rejected: 'danger' } as const

type Proof = OwnCard['Proofs'][number] & { readonly Twins?: Card['Proofs'][number]['Twins'] }
interface Money {
  readonly Invoice: OwnCard['Invoice']
  readonly Proofs: readonly Proof[]
}

/** What was asked for a card and what was handed in for it; nothing where it costs nothing. */
export function CardMoney({ card }: { card: Money }) {
  const t = useText('membership')
  const format = useFormat()
  const { Invoice: invoice } = card
  const owed = invoice?.State === 'sent'
  // Where to pay to stands on the invoice.
  const whole = useCall(billingCalls.getInvoice, owed ? { ID: invoice.ID } : skip)
  if (!invoice) return null
  const left = owedOf({
    amountMinor: invoice.Amount.Minor,
    receivedMinor: invoice.Received.Minor,
    creditedMinor: invoice.Credited.Minor,
  })
  const bank = whole.data?.BankDetails
  return (
    <Section title={t('sections.money')}>
      <Stack gap="md">
        <KeyValues
          columns={2}
          items={[
            { label: t('fields.invoice'), value: <Code>{invoice.Number}</Code> },
            { label: t('fields.fee'), value: <strong>{format.money(invoice.Amount)}</strong> },
            { label: t('fields.due'), value: format.day(invoice.DueDate) },
            {
              label: t('fields.left'),
              value: format.money({ Minor: Math.max(0, left), Currency: invoice.Amount.Currency }),
            },
            bank !== undefined &&
              Object.values(bank).some(Boolean) && {
                label: t('mine.payTo'),
                value: <Localized text={bank} />,
                wide: true,
              },
          ]}
        />
        {card.Proofs.map((proof, at) => (
          <Stack key={at} gap="xs">
            {proof.Twins !== undefined && proof.Twins.length > 0 && (
              <ProofTwins twins={proof.Twins} stateWord={(state) => t(`proofs.${state}`)} />
            )}
            <KeyValues
              columns={2}
              items={[
                {
                  label: t('fields.proof'),
                  value: (
                    <>
                      {proof.File && <FileLink id={proof.File.ID} name={proof.File.Name} size={proof.File.Size} />}
                      {proof.SwiftCode && <Code>{proof.SwiftCode}</Code>}{' '}
                      <StateBadge tone={proofTones[proof.State]} label={t(`proofs.${proof.State}`)} />
                    </>
                  ),
                },
                proof.Reason !== null && { label: t('fields.reason'), value: <Typed>{proof.Reason}</Typed> },
              ]}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
