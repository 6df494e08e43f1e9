import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/text.ts'
import { CropArea, type CropAreaProps } from '#platform/web/ui/files/CropArea.tsx'
import { uploadFile } from '#platform/web/ui/files/files.ts'
import { cutOut } from '#platform/web/ui/files/picture-cut.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'

const kept = { width: 1280, height: 720, name: 'picture.jpg', quality: 0.88 }

/** Cuts the picture out of a file and sends it. Fetched when a file has been chosen. */
export function PictureCrop(props: {
  file: File
  upload: string
  onClose: () => void
  onKept: (fileId: number) => void
}) {
  const { file, upload, onClose, onKept } = props
  const t = useText('catalogue')
  const kit = useKit()
  const sentence = useSentence('catalogue')
  const [chosen, setChosen] = useState<Parameters<CropAreaProps['onArea']>[0]>(null)
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const keep = async () => {
    if (!chosen) return
    setGoing(true)
    setProblem(null)
    try {
      const cut = await cutOut(chosen.picture, chosen.cut, kept)
      onKept((await uploadFile(upload, cut, () => undefined).done).ID)
    } catch (error) {
      setProblem(sentence(error) || t('cropFailed'))
      setGoing(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={t('cropTitle')} size="lg">
      <Stack gap="md">
        <CropArea
          file={file}
          aspect={kept.width / kept.height}
          onArea={setChosen}
          words={{
            hint: t('hints.crop'),
            area: t('cropArea'),
            zoom: t('cropZoom'),
            unreadable: t('cropUnreadable'),
          }}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button loading={going} disabled={!chosen} onClick={() => void keep()}>
            {t('cropUse')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
