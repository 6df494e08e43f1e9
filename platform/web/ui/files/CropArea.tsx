import { Alert, Slider, Stack, Text } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useFormat } from '../../format.tsx'
import { useAddressOf, type Cut } from './picture-cut.ts'
import classes from './CropArea.module.css'

const most = 4
const step = 0.1

export interface CropAreaProps {
  readonly file: File
  /** Width by height of what is cut out. */
  readonly aspect: number
  /** The picture may be made smaller than what is cut out, with nothing around it: a logo of whatever shape. */
  readonly mayBeSmaller?: boolean
  /** The words of the module that cuts. */
  readonly words: {
    readonly hint: string
    readonly area: string
    readonly zoom: string
    readonly unreadable: string
  }
  /** What would be cut out now; null where the browser cannot read the picture. */
  readonly onArea: (chosen: { readonly picture: HTMLImageElement; readonly cut: Cut } | null) => void
}

/** The enlargement at which the whole of a picture lies inside the largest part of these proportions that it holds. */
const wholeIn = (width: number, height: number, aspect: number) =>
  0.96 * Math.min(Math.min(width, height * aspect) / width, Math.min(height, width / aspect) / height)

/** A picture to cut a part out of, by mouse, finger and keys. */
export function CropArea({ file, aspect, mayBeSmaller = false, words, onArea }: CropAreaProps) {
  const format = useFormat()
  const hint = useId()
  const address = useAddressOf(file)
  const picture = useRef<HTMLImageElement | null>(null)
  const least = mayBeSmaller ? 0.3 : 1
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [unreadable, setUnreadable] = useState(false)
  const within = (wanted: number) => Math.min(most, Math.max(least, wanted))
  const zoomByKey = (event: KeyboardEvent) => {
    const by = event.key === '+' || event.key === '=' ? step : event.key === '-' ? -step : 0
    if (by !== 0) setZoom((now) => within(now + by))
  }
  if (unreadable)
    return (
      <Alert color="red" role="alert">
        {words.unreadable}
      </Alert>
    )
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" id={hint}>
        {words.hint}
      </Text>
      {/* Positions count from the left, whatever the language. */}
      <div className={classes['field']} style={{ aspectRatio: Math.min(aspect, 2.4) }} dir="ltr">
        {address && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            aspect={aspect}
            minZoom={least}
            maxZoom={most}
            showGrid={false}
            restrictPosition={!mayBeSmaller}
            objectFit={mayBeSmaller ? 'contain' : 'cover'}
            keyboardStep={8}
            // The page's policy takes no style elements; the file imported above has the same rules.
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={(wanted) => setZoom(within(wanted))}
            onCropAreaChange={(_shown: Area, cut: Area) => onArea(picture.current && { picture: picture.current, cut })}
            onMediaLoaded={({ width, height }) => {
              // The whole picture lies inside to begin with.
              if (mayBeSmaller) setZoom(within(wholeIn(width, height, aspect)))
            }}
            setImageRef={(ref) => (picture.current = ref.current)}
            mediaProps={{
              onError: () => {
                setUnreadable(true)
                onArea(null)
              },
            }}
            cropperProps={{
              role: 'application',
              // Before the cropper's own, which would be replaced.
              onKeyDownCapture: zoomByKey,
              'aria-label': words.area,
              'aria-describedby': hint,
            }}
          />
        )}
      </div>
      <Slider
        min={least}
        max={most}
        step={step}
        value={zoom}
        onChange={(wanted) => setZoom(within(wanted))}
        label={(value) => format.percent(Math.round(value * 100))}
        thumbLabel={words.zoom}
      />
    </Stack>
  )
}
