import { Button, Group, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { CourseForm } from '../course-form.ts'
import classes from './Picture.module.css'

const PictureCrop = lazyPart(async () => (await import('./PictureCrop.tsx')).PictureCrop)

/** The picture of the course: chosen, cut out, changed, removed. It counts once the course is saved. */
export function CoursePicture({ form }: { form: CourseForm }) {
  const t = useText('catalogue')
  const pick = usePick()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const { value, onChange, error } = form.field('ImageID')
  return (
    <Input.Wrapper label={t('fields.image')} description={t('hints.image')} error={error} labelElement="div">
      <div className={classes['shown']} role="group" aria-label={t('fields.image')}>
        {value !== null && (
          <div className={classes['frame']}>
            <FilePicture fileId={value} description={t('pictureOf', { name: pick(form.values.Name) })} />
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
          <Button variant="default" size="compact-sm" name="ImageID" onClick={() => input.current?.click()}>
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
