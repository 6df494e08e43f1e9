import * as z from 'zod'
import { swiftOrNone } from '#modules/billing/contract/shapes.ts'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { resultCalls as calls } from '../../../contract/calls.ts'

const schema = z
  .object({ File: z.custom<FileReference | null>(), SwiftCode: swiftOrNone() })
  .refine((proof) => proof.File !== null || proof.SwiftCode !== '', { error: 'required', path: ['File'] })

/** Hands in the proof that a repeat was paid: the receipt, the SWIFT code, or both. */
export function RepeatProofForm(props: { repeat: { ExamID: number; TraineeID: number }; onSaved: () => void }) {
  const t = useText('exams')
  const { ExamID, TraineeID } = props.repeat
  const form = useRecordForm({
    module: 'exams',
    call: calls.updateRepeat,
    schema,
    initial: { File: null as FileReference | null, SwiftCode: '' },
    toInput: ({ File, SwiftCode }) => ({
      body: {
        CourseClassExamID: ExamID,
        TraineeID,
        Action: 'uploadProof' as const,
        FileID: File?.ID ?? null,
        SwiftCode,
      },
    }),
    fieldOf: (path) => (path === 'FileID' ? 'File' : path),
    success: t('repeatProof.sent'),
    onSaved: props.onSaved,
  })
  const file = form.field('File')
  return (
    <RecordForm form={form} page={false} submitLabel={t('repeatProof.send')}>
      <UploadInput
        {...file}
        field="repeatPaymentProof"
        label={t('repeatProof.file')}
        description={t('repeatProof.hint')}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
        error={file.error && t('repeatProof.eitherOne')}
      />
      <TextField {...form.field('SwiftCode')} label={t('repeatProof.swift')} kind="code" />
    </RecordForm>
  )
}
