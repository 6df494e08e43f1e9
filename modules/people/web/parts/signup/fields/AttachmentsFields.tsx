import { Button, CloseButton, Progress, Text, TextInput } from '@mantine/core'
import { IconPaperclip, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { fileBytes, mostBytes, mostFiles } from '../../../../rules/signup/limits.ts'
import type { DraftKept } from '../draft.ts'
import { EntryError, ListError } from './ListError.tsx'
import classes from './attachments.module.css'
import { type Going, useUploads } from './useUploads.ts'

const accepted = ['pdf', 'jpg', 'jpeg', 'png', 'webp']

interface Attached {
  readonly FileID: number
  readonly Title: string
}

/** The files of a registration: several at once, each with its progress, and what each of them is. */
export function AttachmentsFields(props: { form: RecordFormState<any>; kept: DraftKept; hint: string }) {
  const { form, kept } = props
  const t = useText('signup')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const items = (form.values.Attachments ?? []) as readonly Attached[]
  const uploads = useUploads(form, kept, accepted)
  const full = items.length + uploads.going.filter((each) => each.failed === null).length >= mostFiles
  const limits = { files: mostFiles, one: format.bytes(fileBytes), all: format.bytes(mostBytes) }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!full) uploads.add([...event.dataTransfer.files])
  }
  return (
    <div className={classes['all']}>
      <Text size="sm" c="dimmed">
        {props.hint} {t('attachments.limits', limits)}
      </Text>
      <ListError form={form} list="Attachments" />
      {items.length > 0 && (
        <ul className={classes['list']} aria-label={t('attachments.list')}>
          {items.map((item, at) => (
            <AttachedFile key={item.FileID} form={form} kept={kept} item={item} at={at} onRemove={uploads.remove} />
          ))}
        </ul>
      )}
      {uploads.going.map((each) => (
        <GoingFile key={each.id} going={each} uploads={uploads} />
      ))}
      {uploads.problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {uploads.problem}
        </Text>
      )}
      <div
        className={classes['drop']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!full)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-hidden
          accept={accepted.map((each) => `.${each}`).join(',')}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            uploads.add(files)
          }}
        />
        <Button
          variant="default"
          leftSection={<IconUpload size="1rem" stroke={1.6} />}
          disabled={full}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
        <Text size="sm" c="dimmed">
          {full ? t('attachments.full') : over ? t('attachments.dropNow') : t('attachments.drop')}
        </Text>
      </div>
    </div>
  )
}

function AttachedFile(props: {
  form: RecordFormState<any>
  kept: DraftKept
  item: Attached
  at: number
  onRemove: (fileId: number) => void
}) {
  const { form, kept, item, at } = props
  const t = useText('signup')
  const format = useFormat()
  const file = kept.draft.files[item.FileID]
  const name = file?.Name ?? ''
  const title = form.field(`Attachments.${at}.Title`)
  return (
    <li className={classes['file']}>
      <IconPaperclip size="1.2rem" stroke={1.5} aria-hidden className={classes['icon']!} />
      <div className={classes['words']}>
        <div className={classes['name']}>
          <bdi>{name}</bdi>
          {file && (
            <Text span size="xs" c="dimmed">
              {format.bytes(file.Bytes)}
            </Text>
          )}
        </div>
        <TextInput
          size="sm"
          label={t('attachments.nameLabel')}
          aria-label={t('attachments.name', { name })}
          name={title.name}
          error={title.error}
          value={title.value ?? ''}
          onChange={(event) => title.onChange(event.currentTarget.value)}
          {...(title.onBlur && { onBlur: title.onBlur })}
        />
        <EntryError form={form} entry={`Attachments.${at}`} />
      </div>
      <CloseButton aria-label={t('attachments.remove', { name })} onClick={() => props.onRemove(item.FileID)} />
    </li>
  )
}

function GoingFile({ going, uploads }: { going: Going; uploads: ReturnType<typeof useUploads> }) {
  const t = useText('signup')
  const format = useFormat()
  const common = useText('platform')
  const name = going.file.name
  const percent = format.percent(Math.round(going.part * 100))
  return (
    <div className={classes['file']}>
      <div className={classes['words']}>
        <div className={classes['name']}>
          <bdi>{name}</bdi>
        </div>
        {going.failed ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {going.failed}
          </Text>
        ) : (
          <>
            <Progress value={going.part * 100} size="sm" aria-label={t('attachments.uploading', { name, percent })} />
            <Text size="xs" c="dimmed">
              {percent}
            </Text>
          </>
        )}
      </div>
      {going.failed && going.again && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('attachments.retry', { name })}
          onClick={() => uploads.retry(going.id)}
        >
          {common('actions.retry')}
        </Button>
      )}
      <CloseButton aria-label={t('attachments.cancel', { name })} onClick={() => uploads.cancel(going.id)} />
    </div>
  )
}
