import { Alert, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { uploadFile } from '#platform/web/ui/files/files.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import classes from './Picture.module.css'
import { cutOut, useAddressOf } from '#platform/web/ui/files/picture-cut.ts'

const most = 4
const step = 0.1
const within = (zoom: number) => Math.min(most, Math.max(1, zoom))
const aspect = 16 / 9
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
  const format = useFormat()
  const sentence = useSentence('catalogue')
  const address = useAddressOf(file)
  const picture = useRef<HTMLImageElement | null>(null)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const [going, setGoing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const zoomByKey = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? step : event.key === '-' ? -step : 0
    if (by !== 0) setZoom((now) => within(now + by))
  }
  const keep = async () => {
    if (!area || !picture.current) return
    setGoing(true)
    setProblem(null)
    try {
      onKept((await uploadFile(upload, await cutOut(picture.current, area, kept), () => undefined).done).ID)
    } catch (error) {
      setProblem(sentence(error) || t('cropFailed'))
      setGoing(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={t('cropTitle')} size="lg">
      <Stack gap="md">
        {unreadable ? (
          <Alert color="red" role="alert">
            {t('cropUnreadable')}
          </Alert>
        ) : (
          <>
            <Text size="sm" c="dimmed" id="crop-hint">
              {t('hints.crop')}
            </Text>
            {/* Positions count from the left, whatever the language. */}
            <div className={classes['field']} dir="ltr">
              {address && (
                <Cropper
                  image={address}
                  crop={place}
                  zoom={zoom}
                  aspect={aspect}
                  minZoom={1}
                  maxZoom={most}
                  showGrid={false}
                  objectFit="cover"
                  keyboardStep={8}
                  // The page's policy takes no style elements; the file imported above has the same rules.
                  disableAutomaticStylesInjection
                  onCropChange={setPlace}
                  onZoomChange={(wanted) => setZoom(within(wanted))}
                  onCropAreaChange={(_shown, points) => setArea(points)}
                  setImageRef={(ref) => (picture.current = ref.current)}
                  mediaProps={{ onError: () => setUnreadable(true) }}
                  cropperProps={{
                    role: 'application',
                    // Before the cropper's own, which would be replaced.
                    onKeyDownCapture: zoomByKey,
                    'aria-label': t('cropArea'),
                    'aria-describedby': 'crop-hint',
                  }}
                />
              )}
            </div>
            <Slider
              min={1}
              max={most}
              step={step}
              value={zoom}
              onChange={(wanted) => setZoom(within(wanted))}
              label={(value) => format.percent(Math.round(value * 100))}
              thumbLabel={t('cropZoom')}
            />
          </>
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {kit('cancel')}
          </Button>
          {!unreadable && (
            <Button loading={going} disabled={!area} onClick={() => void keep()}>
              {t('cropUse')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
