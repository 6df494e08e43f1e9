import { Button, Group, Input } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { useFilePick } from '#platform/web/ui/files/useFilePick.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import classes from './Picture.module.css'

const PictureCrop = lazyPart(async () => (await import('./PictureCrop.tsx')).PictureCrop)

interface PictureFieldProps extends FieldProps<number | null> {
  readonly label: string
  /** The upload field that its file is sent to. */
  readonly upload: string
  /** What who sees nothing is told that it shows. */
  readonly shows: string
  /** Where it is seen, if not in the catalogue. */
  readonly hint?: string
}

/** The picture of something in the catalogue: chosen, cut out, changed, removed. It counts once the record is saved. */
export function PictureField({ label, name, value, onChange, error, upload, shows, hint }: PictureFieldProps) {
  const t = useText('catalogue')
  const [file, setFile] = useState<File | null>(null)
  const pick = useFilePick('image/jpeg,image/png,image/webp', async (chosen) => setFile(chosen))
  return (
    <Input.Wrapper label={label} description={hint ?? t('hints.image')} error={error} labelElement="div">
      <div className={classes['shown']} role="group" aria-label={label}>
        {value !== null && (
          <div className={classes['frame']}>
            <FilePicture fileId={value} description={shows} />
          </div>
        )}
        {pick.input}
        <Group gap="sm">
          <Button variant="default" size="compact-sm" {...(name && { name })} onClick={pick.open}>
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
