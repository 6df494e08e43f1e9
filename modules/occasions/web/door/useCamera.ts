import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two looks at the picture. */
const between = 200
/** Points along the longer side of what is looked at: a code on a phone that is held before the camera is large. */
const longest = 640

/**
 * Shows the camera in the video while it is on, and hands on what a code in its picture says. `onFail` is told where there
 * is no camera, or it may not be used.
 */
export function useCamera(isOn: boolean, onText: (text: string) => void, onFail: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onText)
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    if (!isOn) return
    let over = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = async () => {
      const [{ decodeQR }, camera] = await Promise.all([
        import('qr/decode.js'),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      stream = camera
      const picture = video.current
      if (over || !picture) return end()
      picture.srcObject = camera
      await picture.play()
      const canvas = document.createElement('canvas')
      const look = () => {
        if (over) return
        const text = textIn(picture, canvas, decodeQR)
        if (text !== null) found(text)
        timer = setTimeout(look, between)
      }
      look()
    }
    const end = () => {
      over = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => {
      if (!over) failed()
      end()
    })
    return end
  }, [isOn])
  return video
}

function textIn(
  picture: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  decode: typeof import('qr/decode.js').decodeQR,
): string | null {
  const scale = Math.min(1, longest / Math.max(picture.videoWidth, picture.videoHeight, 1))
  canvas.width = Math.round(picture.videoWidth * scale)
  canvas.height = Math.round(picture.videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0) return null
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  try {
    return decode(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // No code in this picture.
    return null
  }
}
