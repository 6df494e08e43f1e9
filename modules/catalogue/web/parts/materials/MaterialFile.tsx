import { Button, CloseButton, Group, Progress, Text } from '@mantine/core'
import { IconPaperclip, IconPlayerPause, IconPlayerPlay, IconUpload } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useFormat } from '#platform/web/format.tsx'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { FileDrop } from '#platform/web/ui/files/FileDrop.tsx'
import { UploadCancelled } from '#platform/web/ui/files/files.ts'
import { type PiecesState, type PiecesUpload, sendInPieces, type StoredFile } from '#platform/web/ui/files/pieces.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { materialField } from '../../../contract/material-shapes.ts'
import classes from './Materials.module.css'

/** What is known of a material's file beside its id. */
export type FileFacts = Pick<StoredFile, 'Name' | 'Bytes' | 'MediaType'>

const accepted = 'pdf docx pptx xlsx csv txt jpg jpeg png webp mp3 m4a ogg wav mp4 m4v webm'.split(' ')

type Going = { readonly file: File; readonly state: PiecesState } | { readonly file: File; readonly failed: string }

/**
 * The file of a material: chosen or dropped, sent in pieces with progress, paused, resumed, replaced. What a closed page or
 * a cut line has left unfinished goes on when the same file is chosen again.
 */
export function MaterialFile(
  props: FieldProps<number | null> & {
    readonly facts: FileFacts | undefined
    readonly onStored: (file: StoredFile) => void
  },
) {
  const t = useText('catalogue')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const upload = useRef<PiecesUpload | null>(null)
  const [going, setGoing] = useState<Going | null>(null)
  const { facts, value } = props
  // The material may have been moved since the upload began.
  const latest = useRef(props)
  latest.current = props
  const limits = useCall(pieceCalls.getUploads, { Field: materialField }, { freshFor: 60_000 })

  const start = async (file: File) => {
    upload.current?.cancel()
    upload.current = null
    if (file.size === 0) return setGoing({ file, failed: kit('upload.empty') })
    setGoing({ file, state: { is: 'checking', part: 0 } })
    const isStill = () => upload.current === own
    const own = sendInPieces(materialField, file, (state) => {
      // What it says at once comes before it is known here.
      if (upload.current !== null && upload.current === own) setGoing({ file, state })
    })
    upload.current = own
    try {
      const stored = await own.done
      if (!isStill()) return
      setGoing(null)
      latest.current.onStored(stored)
      latest.current.onChange(stored.ID)
    } catch (problem) {
      if (!isStill()) return
      setGoing(problem instanceof UploadCancelled ? null : { file, failed: sentence(problem) })
    } finally {
      if (isStill()) upload.current = null
      // What had been left unfinished of it is so no more.
      void limits.refetch()
    }
    props.onBlur?.()
  }
  useEffect(
    () => () => {
      // What has arrived waits for the same file.
      upload.current?.leave()
      upload.current = null
    },
    [],
  )

  const choose = () => input.current?.click()
  const failed = going && 'failed' in going ? going.failed : undefined
  // Nothing is missing while it comes; whoever saves now has only to wait.
  const missing = props.error && going && !failed ? t('materials.upload.stillComing') : props.error
  const error = failed ?? missing
  return (
    <FileDrop
      id={id}
      label={props.label}
      description={limits.data && t('materials.upload.limits', { limit: format.bytes(limits.data.MostBytes) })}
      error={error}
      required={props.required ?? false}
      accept={accepted}
      input={input}
      onFile={(file) => void start(file)}
    >
      {content}
    </FileDrop>
  )

  function content() {
    if (going && 'state' in going) return <Progressing going={going} upload={upload.current} />
    const chosen = facts ?? (going ? { Name: going.file.name, Bytes: going.file.size } : null)
    return (
      <>
        {(value !== null || going) && (
          <Group gap="xs" wrap="nowrap" className={classes['fileName']!}>
            <IconPaperclip size="1.125rem" stroke={1.5} aria-hidden />
            <Text size="sm" truncate>
              <bdi>{chosen?.Name ?? t('materials.chosen')}</bdi>
            </Text>
            {chosen && (
              <Text size="xs" c="dimmed" className={classes['whole']!}>
                {format.bytes(chosen.Bytes)}
              </Text>
            )}
          </Group>
        )}
        <Button
          variant="default"
          size="compact-sm"
          name={props.name}
          leftSection={<IconUpload size="1rem" stroke={1.6} />}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={choose}
        >
          {t(value === null && !going ? 'materials.upload.choose' : 'materials.upload.replace')}
        </Button>
      </>
    )
  }
}

function Progressing({
  going: { file, state },
  upload,
}: {
  going: { file: File; state: PiecesState }
  upload: PiecesUpload | null
}) {
  const t = useText('catalogue')
  const format = useFormat()
  const percent = format.percent(Math.floor(state.part * 100))
  const says = t(`materials.upload.${state.is}`, { percent, size: format.bytes(file.size) })
  const isPaused = state.is === 'paused'
  return (
    <>
      <div className={classes['progress']}>
        <Text size="sm" truncate>
          <bdi>{file.name}</bdi>
        </Text>
        <Progress value={state.part * 100} aria-label={file.name} size="sm" striped={state.is === 'waiting'} />
        <Text size="xs" c="dimmed" aria-live="polite">
          {says}
        </Text>
      </div>
      {state.is !== 'finishing' && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={isPaused ? <IconPlayerPlay size="1rem" /> : <IconPlayerPause size="1rem" />}
          onClick={() => (isPaused ? upload?.resume() : upload?.pause())}
        >
          {t(isPaused ? 'materials.upload.resume' : 'materials.upload.pause')}
        </Button>
      )}
      <CloseButton aria-label={t('materials.upload.cancel')} onClick={() => upload?.cancel()} />
    </>
  )
}
