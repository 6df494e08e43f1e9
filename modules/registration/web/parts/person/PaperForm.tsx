import * as z from 'zod'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { UploadInput, type FileReference } from '#platform/web/ui/files/UploadInput.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'

const papers = {
  visaProof: { call: calls.uploadVisaProof, label: 'visa.proof', send: 'visa.send', sent: 'visa.sent' },
  flightTicket: { call: calls.uploadTicket, label: 'travel.ticket', send: 'travel.send', sent: 'travel.sent' },
} as const

const schema = z.object({ File: z.custom<FileReference>((file) => file !== null, 'required') })

/** Hands in one paper of the registration: the visa's proof or the flight ticket. */
export function PaperForm({
  kind,
  registration,
  onReload,
}: {
  kind: keyof typeof papers
  registration: Registration
  onReload: () => void
}) {
  const t = useText('registration')
  const paper = papers[kind]
  const form = useRecordForm({
    module: 'registration',
    call: paper.call,
    schema,
    version: registration.Version,
    initial: { File: null as FileReference | null },
    toInput: ({ File }, { version }) => ({ body: { ID: registration.ID, Version: version, FileID: File.ID } }),
    fieldOf: (path) => (path === 'FileID' ? 'File' : path),
    success: t(paper.sent),
    onReload,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t(paper.send)}>
      <UploadInput
        {...form.field('File')}
        field={kind}
        label={t(paper.label)}
        accept={['pdf', 'jpg', 'jpeg', 'png', 'webp']}
        required
      />
    </RecordForm>
  )
}
