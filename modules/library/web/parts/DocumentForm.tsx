import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { CheckboxGroupField, RadioField, SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { TrilingualField } from '#platform/web/forms/fields/TrilingualField.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { libraryCalls as calls } from '../../contract/calls.ts'
import { documentFields, newDocumentFields } from '../../contract/documents.ts'
import { audienceRoles, documentKinds, type AudienceRole, type DocumentKind } from '../../rules/audience.ts'
import type { LibraryDocument } from './library-document.ts'
import { LibraryFile } from './LibraryFile.tsx'

interface Edited {
  /** Null: a new one, with its first file. */
  readonly document: LibraryDocument | null
  readonly isGuide: boolean
  readonly onClose: () => void
}

/** What is said of a document and whom it is for. */
export function DocumentForm({ document: opened, isGuide, onClose }: Edited) {
  const t = useText('library')
  const platform = useText('platform')
  const document = useNewestRow(calls.getLibraryDocuments, opened)
  const form = useRecordForm({
    module: 'library',
    call: document ? calls.editDocument : calls.addDocument,
    schema: (document ? documentFields : newDocumentFields) as typeof newDocumentFields,
    initial: {
      Title: document?.Title ?? {},
      About: document?.About ?? {},
      CategoryID: document?.CategoryID ?? null,
      Audience: [...(document?.Audience ?? [])] as AudienceRole[],
      IsGuide: isGuide,
      ...(!document && { Kind: 'file' as DocumentKind, FileID: null as number | null, Note: '' }),
    } as {
      Title: object
      About: object
      CategoryID: number | null
      Audience: AudienceRole[]
      IsGuide: boolean
      Kind: DocumentKind
      FileID: number | null
      Note: string
    },
    ...(document && { version: document.Version }),
    toInput: (values, { version }) =>
      (document ? { ID: document.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: platform('toasts.saved'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <TrilingualField {...form.field('Title')} label={t('fields.title')} maxLength={200} required />
      {!document && (
        <>
          <RadioField
            {...form.field('Kind')}
            options={documentKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            label={t('fields.kind')}
            required
          />
          <LibraryFile {...form.field('FileID')} kind={form.values.Kind} />
          <TextField {...form.field('Note')} label={t('fields.note')} maxLength={300} />
        </>
      )}
      <CheckboxGroupField
        {...form.field('Audience')}
        options={audienceRoles.map((role) => ({ value: role, label: platform(`roles.${role}`) }))}
        label={t('fields.audience')}
        required
      />
      <LookupSelect
        {...form.field('CategoryID')}
        call={lookupsCalls.getLookupOptions}
        lookup="DocumentCategory"
        label={t('fields.category')}
      />
      <TrilingualField {...form.field('About')} label={t('fields.about')} multiline rows={3} maxLength={2000} />
      <SwitchField {...form.field('IsGuide')} label={t('fields.isGuide')} description={t('help.isGuide')} />
    </RecordForm>
  )
}
