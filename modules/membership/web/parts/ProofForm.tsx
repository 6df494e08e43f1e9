import * as z from 'zod'
import { swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { membershipCalls as calls } from '../../contract/calls.ts'
import type { OwnCard } from './card.ts'

const schema = z
  .object({ File: z.custom<FileReference | null>(), SwiftCode: swiftOrNone() })
  .refine((proof) => proof.File !== null || proof.SwiftCode !== '', { error: 'required', path: ['File'] })

/** Hands in the proof that the fee was paid: the receipt, the SWIFT code, or both. */
export function ProofForm({ card, onClose }: { card: OwnCard; onClose: () => void }) {
  const t = useText('membership')
  const form = useRecordForm({
    module: 'membership',
    call: calls.uploadProof,
    schema,
    version: card.Version,
    initial: { File: null as FileReference | null, SwiftCode: '' },
    toInput: ({ File, SwiftCode }, { version }) => ({
      body: { ID: card.ID, Version: version, FileID: File?.ID ?? null, SwiftCode },
    }),
    fieldOf: (path) => (path === 'FileID' ? 'File' : path),
    success: t('mine.proofSent'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.uploadProof.do')} onCancel={onClose}>
      <UploadInput
        {...form.field('File')}
        field="membershipPaymentProof"
        label={t('fields.proof')}
        description={t('mine.proofHint')}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
      />
      <TextField {...form.field('SwiftCode')} label={t('fields.swift')} kind="code" />
    </RecordForm>
  )
}
