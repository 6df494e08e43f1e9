import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { askedOn, balanceOf, leftOn } from '#modules/billing/rules/owed.ts'
import { heldOf } from '#modules/billing/rules/totals.ts'
import { CreditNotes, ProofTwins } from '#modules/billing/web/public.ts'
import { id, plainText } from '#platform/shared/shapes.ts'
import { MoneyField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { Code, Typed, useFormat } from '#platform/web/format.tsx'
import { send } from '#platform/web/client.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { requestsCalls as calls } from '../../contract/calls.ts'
import { KeepPaidForm } from './record/KeepPaidForm.tsx'
import { paidAmount } from './record/paid-amount.ts'
import type { CourseRequest } from './request.ts'

const proofStates = { uploaded: 'warning', verified: 'success', rejected: 'danger' } as const

/** The invoice of a request with what came in on it, and the proofs; handing one in and deciding on it. */
export function MoneyOfRequest({ request, onReload }: { request: CourseRequest; onReload: () => void }) {
  const t = useText('requests')
  const billing = useText('billing')
  const format = useFormat()
  const [open, setOpen] = useState<'upload' | 'book' | 'keep' | null>(null)
  const { Invoice: invoice } = request
  const close = () => setOpen(null)
  const proof = request.Proofs.find((each) => each.State === 'uploaded')
  if (!invoice)
    return (
      <Section title={t('sections.money')}>
        <Text>{t('noInvoice')}</Text>
      </Section>
    )
  return (
    <Section
      title={t('sections.money')}
      actions={
        <ActionBar
          module="requests"
          allowed={[
            ...request.Actions,
            ...(request.Actions.includes('decideProof') ? ['acceptProof', 'rejectProof'] : []),
          ]}
          actions={{
            // While people are still named, closing that is the next step.
            uploadProof: {
              main: !request.Actions.includes('closeNominations'),
              label: t('handInProof'),
              run: () => setOpen('upload'),
            },
            acceptProof: { main: true, label: t('bookPayment'), run: () => setOpen('book') },
            rejectProof: proof
              ? {
                  reason: 'required',
                  run: ({ reason }) =>
                    send(calls.rejectProof, {
                      body: { ID: request.ID, Version: request.Version, ProofID: proof.ID, Reason: reason },
                    }),
                }
              : false,
            waiveRest: {
              reason: 'required',
              run: ({ reason }) =>
                send(calls.waiveRest, { body: { ID: request.ID, Version: request.Version, Reason: reason } }),
            },
            keepPaid: { run: () => setOpen('keep') },
            refund: {
              main: true,
              reason: 'required',
              run: ({ reason }) =>
                send(calls.refund, { body: { ID: request.ID, Version: request.Version, Reason: reason } }),
            },
          }}
          onDone={onReload}
        />
      }
    >
      <Stack gap="md">
        <KeyValues
          items={[
            { label: t('fields.invoice'), value: <Code>{invoice.Number}</Code> },
            {
              label: t('fields.state'),
              // What was called off waits for no payment, but for the verdict on a proof.
              value:
                invoice.State === 'sent' && !invoice.IsAsked
                  ? t('proofs.uploaded')
                  : billing(`states.${invoice.State}`),
            },
            { label: t('fields.total'), value: <strong>{format.money(invoice.Amount)}</strong> },
            { label: t('fields.received'), value: format.money(invoice.Received) },
            ...(invoice.Credited.Minor > 0
              ? [{ label: billing('credit.notes'), value: format.money(invoice.Credited) }]
              : []),
            {
              label: t('fields.left'),
              value: format.money(askedOn(invoice)),
            },
            ...(invoice.IsAsked
              ? [
                  {
                    label: t('fields.due'),
                    value: (
                      <>
                        {format.day(invoice.DueDate)}{' '}
                        {invoice.DueDate < today() && <StateBadge tone="danger" label={billing('overdue')} />}
                      </>
                    ),
                  },
                ]
              : []),
            ...(request.Kept ? [{ label: t('fields.kept'), value: format.money(request.Kept) }] : []),
            ...(request.State === 'cancelled' && heldBack(request, invoice).Minor > 0
              ? [{ label: t('fields.heldBack'), value: <strong>{format.money(heldBack(request, invoice))}</strong> }]
              : []),
          ]}
        />
        {request.State === 'cancelled' && proof && <Text size="sm">{t('hints.proofOfCalledOff')}</Text>}
        <CreditNotes invoiceId={invoice.ID} />
        {request.Proofs.map((each) => (
          <Stack key={each.ID} gap="xs">
            {each.Twins.length > 0 && <ProofTwins twins={each.Twins} stateWord={(state) => t(`proofs.${state}`)} />}
            <KeyValues
              items={[
                {
                  label: t('fields.proof'),
                  value: (
                    <>
                      {each.File && <FileLink id={each.File.ID} name={each.File.Name} size={each.File.Size} />}
                      {each.SwiftCode && <Code>{each.SwiftCode}</Code>}{' '}
                      <StateBadge tone={proofStates[each.State]} label={t(`proofs.${each.State}`)} />
                    </>
                  ),
                },
                ...(each.Received ? [{ label: billing('receivedNow'), value: format.money(each.Received) }] : []),
                ...(each.Reason ? [{ label: t('fields.reason'), value: <Typed>{each.Reason}</Typed> }] : []),
              ]}
            />
          </Stack>
        ))}
      </Stack>
      <Dialog opened={open === 'upload'} onClose={close} title={t('handInProof')}>
        {open === 'upload' && <UploadProof request={request} onClose={close} />}
      </Dialog>
      <Dialog opened={open === 'book'} onClose={close} title={t('bookPayment')}>
        {open === 'book' && proof && <BookProof request={request} proofId={proof.ID} onClose={close} />}
      </Dialog>
      <Dialog opened={open === 'keep'} onClose={close} title={t('acts.keepPaid.do')}>
        {open === 'keep' && <KeepPaidForm request={request} held={heldOn(invoice)} onClose={close} />}
      </Dialog>
    </Section>
  )
}

type Invoice = NonNullable<CourseRequest['Invoice']>

const heldOn = (invoice: Invoice) => ({ Minor: heldOf(balanceOf(invoice)), Currency: invoice.Amount.Currency })
/** What the academy holds of what was paid, beyond what it keeps. */
const heldBack = ({ Kept }: CourseRequest, invoice: Invoice) => ({
  Minor: heldOn(invoice).Minor - (Kept?.Minor ?? 0),
  Currency: invoice.Amount.Currency,
})

const proofShape = z
  .object({ File: z.custom<FileReference | null>(), SwiftCode: swiftOrNone(), Note: plainText(1000) })
  .refine((proof) => proof.File !== null || proof.SwiftCode !== '', { error: 'required', path: ['File'] })

function UploadProof({ request, onClose }: { request: CourseRequest; onClose: () => void }) {
  const t = useText('requests')
  const form = useRecordForm({
    module: 'requests',
    call: calls.uploadProof,
    schema: proofShape,
    version: request.Version,
    initial: { File: null as FileReference | null, SwiftCode: '', Note: '' },
    toInput: ({ File, SwiftCode, Note }, { version }) => ({
      body: { ID: request.ID, Version: version, FileID: File?.ID ?? null, SwiftCode, Note },
    }),
    fieldOf: (path) => (path === 'FileID' ? 'File' : path),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('handInProof')} onCancel={onClose}>
      <UploadInput
        {...form.field('File')}
        field="requestPaymentProof"
        label={t('fields.proof')}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
      />
      <TextField {...form.field('SwiftCode')} label={t('fields.swift')} kind="code" />
      <TextAreaField {...form.field('Note')} label={t('fields.note')} />
    </RecordForm>
  )
}

const bookShape = z.object({ Received: paidAmount, PaymentTypeID: id().nullable() })

function BookProof({ request, proofId, onClose }: { request: CourseRequest; proofId: number; onClose: () => void }) {
  const t = useText('requests')
  const billing = useText('billing')
  const left = leftOn(request.Invoice!)
  const form = useRecordForm({
    module: 'requests',
    call: calls.acceptProof,
    schema: bookShape,
    version: request.Version,
    initial: { Received: left as { Minor: number; Currency: string } | null, PaymentTypeID: null as number | null },
    toInput: ({ Received, PaymentTypeID }, { version }) => ({
      body: { ID: request.ID, Version: version, ProofID: proofId, Received: Received.Minor, PaymentTypeID },
    }),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('bookPayment')} onCancel={onClose}>
      <MoneyField {...form.field('Received')} label={billing('receivedNow')} defaultCurrency={left.Currency} required />
      <LookupSelect
        {...form.field('PaymentTypeID')}
        call={lookupsCalls.getLookupOptions}
        lookup="PaymentType"
        label={t('fields.paymentType')}
      />
    </RecordForm>
  )
}
