import { ActionIcon, Group, Loader } from '@mantine/core'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { uploadFile } from '#platform/web/ui/files/files.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { useFilePick } from '#platform/web/ui/files/useFilePick.tsx'
import { questionMediaField } from './media-field.ts'

/** The picture of one answer: shown, put in and taken away. */
export function PictureControl(props: {
  index: number
  fileId: number | null
  onChange: (fileId: number | null) => void
}) {
  const t = useText('exams')
  const format = useFormat()
  const number = format.number(props.index + 1)
  const put = async (file: File) =>
    props.onChange((await uploadFile(questionMediaField, file, () => undefined).done).ID)
  const pick = useFilePick('image/png,image/jpeg,image/webp', put, 'exams')
  if (props.fileId !== null)
    return (
      <Group gap="xs" mb="xs">
        <FilePicture fileId={props.fileId} description={t('question.picture', { number })} />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('question.removePicture', { number })}
          onClick={() => props.onChange(null)}
        >
          <IconPhotoOff size="1.125rem" stroke={1.5} />
        </ActionIcon>
      </Group>
    )
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        mt={4}
        aria-label={t('question.picture', { number })}
        disabled={pick.going}
        onClick={pick.open}
      >
        {pick.going ? <Loader size="1rem" /> : <IconPhoto size="1.125rem" stroke={1.5} />}
      </ActionIcon>
      {pick.input}
    </>
  )
}
