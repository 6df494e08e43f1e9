import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import type { FileReference } from '#platform/web/ui/files/files.ts'
import { UploadInput } from '#platform/web/ui/files/UploadInput.tsx'
import { classRoomPhotoField } from '../../contract/class-room.ts'

const most = 8

/** The photos of a class room in a form, which keeps their numbers; one is added by being sent. */
export function ClassRoomPhotos({
  value,
  onChange,
  error,
}: {
  value: readonly number[]
  onChange: (ids: readonly number[]) => void
  error?: string | undefined
}) {
  const t = useText('planning')
  const format = useFormat()
  const [sending, setSending] = useState<FileReference | null>(null)
  return (
    <Stack gap="sm">
      {value.length > 0 && (
        <Group gap="sm" align="start">
          {value.map((id, at) => (
            <Stack key={id} gap={4} align="end">
              <FilePicture fileId={id} description={t('classRooms.photo', { number: format.number(at + 1) })} />
              <ActionIcon
                variant="default"
                aria-label={t('classRooms.removePhoto', { number: format.number(at + 1) })}
                onClick={() => onChange(value.filter((each) => each !== id))}
              >
                <IconTrash size="1rem" />
              </ActionIcon>
            </Stack>
          ))}
        </Group>
      )}
      {value.length < most ? (
        <UploadInput
          field={classRoomPhotoField}
          label={t('classRooms.addPhoto')}
          accept={['jpg', 'jpeg', 'png', 'webp']}
          value={sending}
          onChange={(file) => {
            setSending(null)
            if (file) onChange([...value, file.ID])
          }}
          error={error}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('classRooms.photosFull')}
        </Text>
      )}
    </Stack>
  )
}
