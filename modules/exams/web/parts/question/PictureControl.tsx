import { ActionIcon, Group, Loader } from '@mantine/core'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/ErrorState.tsx'
import { uploadFile } from '#platform/web/ui/files.ts'
import { FilePicture } from '#platform/web/ui/FilePicture.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { questionMediaField } from './media-field.ts'

/** The picture of one answer: shown, put in and taken away. */
export function PictureControl(props: {
  index: number
  fileId: number | null
  onChange: (fileId: number | null) => void
}) {
  const t = useText('exams')
  const format = useFormat()
  const sentence = useSentence('exams')
  const input = useRef<HTMLInputElement>(null)
  const [going, setGoing] = useState(false)
  const number = format.number(props.index + 1)
  const send = async (file: File) => {
    setGoing(true)
    try {
      props.onChange((await uploadFile(questionMediaField, file, () => undefined).done).ID)
    } catch (problem) {
      toast.failed(sentence(problem))
    } finally {
      setGoing(false)
    }
  }
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
        disabled={going}
        onClick={() => input.current?.click()}
      >
        {going ? <Loader size="1rem" /> : <IconPhoto size="1.125rem" stroke={1.5} />}
      </ActionIcon>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) void send(file)
        }}
      />
    </>
  )
}
