import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { libraryCalls } from '../../contract/calls.ts'
import { versionFields } from '../../contract/documents.ts'
import type { LibraryDocument } from './library-document.ts'
import { LibraryFile } from './LibraryFile.tsx'

/** Another file in place of the one that readers have. */
export function VersionForm({ document: opened, onClose }: { document: LibraryDocument; onClose: () => void }) {
  const t = useText('library')
  const platform = useText('platform')
  const document = useNewestRow(libraryCalls.getLibraryDocuments, opened)
  const form = useRecordForm({
    module: 'library',
    call: libraryCalls.addDocumentVersion,
    schema: versionFields,
    initial: { FileID: null as number | null, Note: '' },
    version: document.Version,
    toInput: (values, { version }) => ({ ID: document.ID, body: { ...values, Version: version } }),
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <LibraryFile {...form.field('FileID')} kind={document.Kind} />
      <TextField {...form.field('Note')} label={t('fields.note')} maxLength={300} />
    </RecordForm>
  )
}
