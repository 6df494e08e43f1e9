import { Button, Group, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import classes from './Picture.module.css'

const PictureCrop = lazyPart(async () => (await import('./PictureCrop.tsx')).PictureCrop)

interface PictureFieldProps extends FieldProps<number | null> {
  readonly label: string
  /** The upload field that its file is sent to. */
  readonly upload: string
  /** What who sees nothing is told that it shows. */
  readonly shows: string
}

/** The picture of something in the catalogue: chosen, cut out, changed, removed. It counts once the record is saved. */
export function PictureField({ label, name, value, onChange, error, upload, shows }: PictureFieldProps) {
  const t = useText('catalogue')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  return (
    <Input.Wrapper label={label} description={t('hints.image')} error={error} labelElement="div">
      <div className={classes['shown']} role="group" aria-label={label}>
        {value !== null && (
          <div className={classes['frame']}>
            <FilePicture fileId={value} description={shows} />
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0] ?? null
            event.currentTarget.value = ''
            setFile(chosen)
          }}
        />
        <Group gap="sm">
          <Button variant="default" size="compact-sm" {...(name && { name })} onClick={() => input.current?.click()}>
            {t(value === null ? 'choosePicture' : 'changePicture')}
          </Button>
          {value !== null && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(null)}>
              {t('removePicture')}
            </Button>
          )}
        </Group>
      </div>
      {file && (
        <PictureCrop
          file={file}
          upload={upload}
          onClose={() => setFile(null)}
          onKept={(fileId) => {
            onChange(fileId)
            setFile(null)
          }}
        />
      )}
    </Input.Wrapper>
  )
}
