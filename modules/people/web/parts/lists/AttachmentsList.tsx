import { CloseButton, Text } from '@mantine/core'
import { useState } from 'react'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import type { FileReference } from '#platform/web/ui/files/files.ts'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import { recordAttachmentField, recordAttachmentTypes } from '../../../rules/attachments.ts'
import { EntryError, ListError } from '../signup/fields/ListError.tsx'
import classes from './lists.module.css'
import { OrderButtons } from './OrderButtons.tsx'

interface Attached {
  readonly FileID: number
  readonly Title: string
}
type Record = {
  readonly Attachments: readonly (Attached & { readonly FileName: string; readonly Bytes: number })[]
} | null

export const initialAttachments = (record: Record): Attached[] =>
  (record?.Attachments ?? []).map(({ FileID, Title }) => ({ FileID, Title }))

/** The files of a record in their order, each with what it is, and a way to another. */
export function AttachmentsList({ form, record }: { form: RecordFormState<any>; record: Record }) {
  const t = useText('people')
  const format = useFormat()
  const { items, add, remove, move } = form.list('Attachments')
  const [sent, setSent] = useState<readonly FileReference[]>([])
  const fileOf = (id: number): FileReference | undefined => {
    const had = record?.Attachments.find(({ FileID }) => FileID === id)
    return had ? { ID: id, Name: had.FileName, Size: had.Bytes } : sent.find(({ ID }) => ID === id)
  }
  return (
    <FieldGroup title={t('lists.Attachments')}>
      <div className={classes['list']}>
        <ListError form={form} list="Attachments" />
        {(items as Attached[]).map(({ FileID }, at) => {
          const name = t('lists.entry', { list: t('lists.Attachments'), number: format.number(at + 1) })
          const file = fileOf(FileID)
          return (
            <div key={FileID} role="group" aria-label={name} className={classes['entry']}>
              <div className={classes['fields']}>
                <TextField {...form.field(`Attachments.${at}.Title`)} label={t('lists.attachmentTitle')} required />
                {file && <FileLink id={file.ID} name={file.Name} size={file.Size} />}
              </div>
              <div className={classes['side']}>
                <OrderButtons name={name} at={at} count={items.length} onMove={(to) => move(at, to)} />
                <CloseButton aria-label={t('lists.remove', { name })} onClick={() => remove(at)} />
              </div>
              <EntryError form={form} entry={`Attachments.${at}`} />
            </div>
          )
        })}
        {items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('lists.none')}
          </Text>
        )}
        <UploadInput
          field={recordAttachmentField}
          label={t('lists.addTo', { list: t('lists.Attachments') })}
          accept={recordAttachmentTypes}
          value={null}
          onChange={(file) => {
            if (!file) return
            setSent((others) => [...others, file])
            add({ FileID: file.ID, Title: file.Name.replace(/\.[^.]*$/, '') } as never)
          }}
        />
      </div>
    </FieldGroup>
  )
}
