import * as z from 'zod'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { code, optionalLine } from '#platform/shared/shapes.ts'
import type { Registration } from '../wire.ts'

const schema = z
  .object({
    File: z.custom<FileReference | null>(),
    SwiftCode: z.union([z.literal(''), code(35).pipe(z.string().regex(/^[A-Za-z0-9-]{6,35}$/, 'invalidSwift'))]),
    Note: optionalLine(1000),
  })
  .refine((proof) => proof.File !== null || proof.SwiftCode !== '', { error: 'required', path: ['File'] })

/** Hands in the proof of a payment: the receipt, the SWIFT code, or both. */
export function PaymentProofForm({ registration, onReload }: { registration: Registration; onReload: () => void }) {
  const t = useText('registration')
  const form = useRecordForm({
    module: 'registration',
    call: calls.uploadPaymentProof,
    schema,
    version: registration.Version,
    initial: { File: null as FileReference | null, SwiftCode: '', Note: '' },
    toInput: ({ File, SwiftCode, Note }, { version }) => ({
      body: {
        RegistrationID: registration.ID,
        Version: version,
        FileID: File?.ID ?? null,
        SwiftCode: SwiftCode || null,
        Note,
      },
    }),
    fieldOf: (path) => (path === 'FileID' ? 'File' : path),
    success: t('payment.sent'),
    onReload,
  })
  const file = form.field('File')
  return (
    <RecordForm form={form} page={false} submitLabel={t('payment.send')}>
      <UploadInput
        {...file}
        field="paymentProof"
        label={t('payment.file')}
        description={t('payment.uploadHint')}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
        error={file.error && t('payment.eitherOne')}
      />
      <TextField {...form.field('SwiftCode')} label={t('payment.swift')} kind="code" />
      <TextAreaField {...form.field('Note')} label={t('payment.note')} />
    </RecordForm>
  )
}
