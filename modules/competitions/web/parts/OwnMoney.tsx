import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { billingCalls } from '#modules/billing/contract/calls.ts'
import { owedOf } from '#modules/billing/rules/totals.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { OwnEntry } from './competition.tsx'
import { ProofForm } from './ProofForm.tsx'

const tones = { uploaded: 'warning', verified: 'success', rejected: 'danger' } as const

/** What was asked for the own entry and what was handed in for it; nothing where it costs nothing. */
export function OwnMoney({ entry }: { entry: OwnEntry }) {
  const t = useText('competitions')
  const format = useFormat()
  const [proving, setProving] = useState(false)
  const { Invoice: invoice } = entry
  // Where to pay to stands on the invoice.
  const whole = useCall(billingCalls.getInvoice, invoice?.State === 'sent' ? { ID: invoice.ID } : skip)
  if (!invoice) return null
  const left = owedOf({
    amountMinor: invoice.Amount.Minor,
    receivedMinor: invoice.Received.Minor,
    creditedMinor: invoice.Credited.Minor,
  })
  const bank = whole.data?.BankDetails
  return (
    <Section
      title={t('mine.money')}
      actions={
        entry.Actions.includes('uploadEntryProof') && (
          <Button onClick={() => setProving(true)}>{t('acts.uploadEntryProof.do')}</Button>
        )
      }
    >
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
                label: t('fields.payTo'),
                value: <Localized text={bank} />,
                wide: true,
              },
          ]}
        />
        {entry.Proofs.map((proof, at) => (
          <KeyValues
            key={at}
            columns={2}
            items={[
              {
                label: t('fields.proof'),
                value: (
                  <>
                    {proof.File && <FileLink id={proof.File.ID} name={proof.File.Name} size={proof.File.Size} />}
                    {proof.SwiftCode && <Code>{proof.SwiftCode}</Code>}{' '}
                    <StateBadge tone={tones[proof.State]} label={t(`proofs.${proof.State}`)} />
                  </>
                ),
              },
              proof.Reason !== null && { label: t('fields.reason'), value: <Typed>{proof.Reason}</Typed> },
            ]}
          />
        ))}
      </Stack>
      <Dialog opened={proving} onClose={() => setProving(false)} title={t('acts.uploadEntryProof.do')}>
        {proving && <ProofForm entry={entry} onClose={() => setProving(false)} />}
      </Dialog>
    </Section>
  )
}
