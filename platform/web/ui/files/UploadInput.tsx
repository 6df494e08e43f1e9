import { Button, CloseButton, Progress, Text } from '@mantine/core'
import { IconPaperclip, IconUpload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../format.tsx'
import { useSentence } from '../states/ErrorState.tsx'
import { FileDrop } from './FileDrop.tsx'
import { FileLink } from './FileLink.tsx'
import { type FileReference, type Upload, uploadFile, UploadCancelled } from './files.ts'
import classes from './UploadInput.module.css'
import { useKit } from '../useKit.ts'

export type { FileReference } from './files.ts'

export interface UploadInputProps {
  /** The kind of file, as the server's upload field is named. */
  readonly field: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly value: FileReference | null | undefined
  onChange(file: FileReference | null): void
  readonly onBlur?: () => void
  readonly error?: ReactNode
  readonly name?: string
  readonly required?: boolean
  readonly disabled?: boolean
  /** Extensions, as `['pdf', 'jpg']`. The server decides by the bytes. */
  readonly accept?: readonly string[]
  readonly maxBytes?: number
  /** Another way to send it: large files go in pieces (`pieces.ts`). */
  readonly send?: (file: File, onProgress: (part: number) => void) => Upload
}

type Going = { readonly file: File; readonly part: number; readonly failed: string | null }

/** Sends one file as soon as it is chosen or dropped; its value is the stored file. Progress, cancel, retry. */
export function UploadInput({
  value,
  onChange,
  field,
  accept,
  maxBytes = 10_000_000,
  disabled = false,
  send = (file, onProgress) => uploadFile(field, file, onProgress),
  ...props
}: UploadInputProps) {
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<Upload | null>(null)
  const [going, setGoing] = useState<Going | null>(null)
  const types = (accept ?? []).map((each) => each.toUpperCase()).join(', ')

  useEffect(() => () => upload.current?.cancel(), [])

  const objection = (file: File): string | null => {
    const extension = file.name.split('.').pop()?.toLowerCase() ?? ''
    if (accept && !accept.includes(extension)) return kit('upload.wrongType', { types })
    if (file.size > maxBytes)
      return kit('upload.tooLarge', { size: format.bytes(file.size), limit: format.bytes(maxBytes) })
    return file.size === 0 ? kit('upload.empty') : null
  }

  const start = async (file: File) => {
    const failed = objection(file)
    setGoing({ file, part: 0, failed })
    if (failed) return
    upload.current = send(file, (part) => setGoing((now) => now && { ...now, part }))
    try {
      onChange(await upload.current.done)
      setGoing(null)
    } catch (problem) {
      if (problem instanceof UploadCancelled) setGoing(null)
      else setGoing({ file, part: 0, failed: sentence(problem) || kit('upload.failed') })
    }
    props.onBlur?.()
  }
  const choose = () => input.current?.click()
  const uploading = going !== null && going.failed === null
  const error = going?.failed ?? props.error

  return (
    <FileDrop
      id={id}
      label={props.label}
      description={props.description ?? limitsText()}
      error={error}
      required={props.required ?? false}
      disabled={disabled}
      accept={accept}
      input={input}
      onFile={(file) => void start(file)}
    >
      {content}
    </FileDrop>
  )

  function limitsText() {
    const limit = format.bytes(maxBytes)
    return types ? kit('upload.limits', { types, limit }) : kit('upload.onlyLimit', { limit })
  }

  function content(isOver: boolean) {
    if (uploading) {
      const percent = format.percent(Math.round(going.part * 100))
      return (
        <>
          <div className={classes['progress']}>
            <Text size="sm" truncate>
              <bdi>{going.file.name}</bdi>
            </Text>
            <Progress value={going.part * 100} aria-label={kit('upload.uploading', { percent })} size="sm" />
            <Text size="xs" c="dimmed" aria-live="polite">
              {kit('upload.uploading', { percent })}
            </Text>
          </div>
          <CloseButton aria-label={kit('upload.cancel')} onClick={() => upload.current?.cancel()} />
        </>
      )
    }
    if (going?.failed) {
      return (
        <>
          <Text size="sm" truncate className={classes['name']!}>
            <bdi>{going.file.name}</bdi>
          </Text>
          {!objection(going.file) && (
            <Button size="compact-sm" variant="default" onClick={() => void start(going.file)}>
              {kit('retry')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" name={props.name} onClick={choose}>
            {kit('upload.choose')}
          </Button>
          <CloseButton aria-label={kit('remove')} onClick={() => setGoing(null)} />
        </>
      )
    }
    if (value) {
      return (
        <>
          <IconPaperclip size="1.125rem" stroke={1.5} aria-hidden className={classes['clip']!} />
          <span className={classes['name']}>
            <FileLink id={value.ID} name={value.Name} size={value.Size} />
          </span>
          <Button size="compact-sm" variant="default" name={props.name} disabled={disabled} onClick={choose}>
            {kit('upload.replace')}
          </Button>
          <CloseButton aria-label={kit('remove')} disabled={disabled} onClick={() => onChange(null)} />
        </>
      )
    }
    return (
      <>
        <Button
          variant="default"
          size="compact-sm"
          name={props.name}
          disabled={disabled}
          leftSection={<IconUpload size="1rem" stroke={1.6} />}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={choose}
        >
          {kit('upload.choose')}
        </Button>
        <Text size="sm" c="dimmed">
          {isOver ? kit('upload.dropNow') : kit('upload.drop')}
        </Text>
      </>
    )
  }
}
