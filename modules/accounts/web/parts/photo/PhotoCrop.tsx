import { Alert, Button, Group, Slider, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useAddressOf } from '#platform/web/ui/files/picture-cut.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PhotoPreview } from './PhotoPreview.tsx'
import { usePhotoSaving } from './usePhotoSaving.ts'
import classes from './PhotoCrop.module.css'

const most = 4
const step = 0.1
const within = (zoom: number) => Math.min(most, Math.max(1, zoom))

/** Cuts a round photo out of a picture and saves it. Fetched when a picture has been chosen. */
export default function PhotoCrop({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useText('profile')
  const format = useFormat()
  const address = useAddressOf(file)
  const picture = useRef<HTMLImageElement | null>(null)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<{ shown: Area; points: Area } | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const saving = usePhotoSaving(onClose)
  const zoomByKey = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? step : event.key === '-' ? -step : 0
    if (by !== 0) setZoom((now) => within(now + by))
  }
  return (
    <Dialog opened onClose={onClose} title={t('photo.cropTitle')} size="md">
      <Stack gap="md">
        {unreadable ? (
          <Alert color="red" role="alert">
            {t('photo.unreadable')}
          </Alert>
        ) : (
          <>
            <Text size="sm" c="dimmed" id="photo-crop-hint">
              {t('photo.cropHint')}
            </Text>
            {/* Positions count from the left, whatever the language. */}
            <div className={classes['field']} dir="ltr">
              {address && (
                <Cropper
                  image={address}
                  crop={place}
                  zoom={zoom}
                  aspect={1}
                  minZoom={1}
                  maxZoom={most}
                  cropShape="round"
                  showGrid={false}
                  objectFit="cover"
                  keyboardStep={8}
                  // The page's policy takes no style elements; the file imported above has the same rules.
                  disableAutomaticStylesInjection
                  onCropChange={setPlace}
                  onZoomChange={(wanted) => setZoom(within(wanted))}
                  onCropAreaChange={(shown, points) => setArea({ shown, points })}
                  setImageRef={(ref) => (picture.current = ref.current)}
                  mediaProps={{ onError: () => setUnreadable(true) }}
                  cropperProps={{
                    role: 'application',
                    // Before the cropper's own, which would be replaced.
                    onKeyDownCapture: zoomByKey,
                    'aria-label': t('photo.area'),
                    'aria-describedby': 'photo-crop-hint',
                  }}
                />
              )}
            </div>
            <div className={classes['below']}>
              <PhotoPreview address={address} area={area?.shown ?? null} label={t('photo.preview')} />
              <div className={classes['zoom']}>
                <Text size="sm" mb="xs" aria-hidden>
                  {t('photo.zoom')}
                </Text>
                <Slider
                  min={1}
                  max={most}
                  step={step}
                  value={zoom}
                  onChange={(wanted) => setZoom(within(wanted))}
                  label={(value) => format.percent(Math.round(value * 100))}
                  thumbLabel={t('photo.zoom')}
                />
              </div>
            </div>
          </>
        )}
        {saving.problem && (
          <Alert color="red" role="alert">
            {saving.problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('photo.cancel')}
          </Button>
          {!unreadable && (
            <Button
              loading={saving.going}
              disabled={!area}
              onClick={() => area && picture.current && void saving.save(picture.current, area.points)}
            >
              {t('photo.save')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
