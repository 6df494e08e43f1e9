import { useEffect, useState } from 'react'

/** Where the cut-out lies in the picture, in its points. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is kept of it: its sides in points, the name of the file, and how much of it JPEG keeps (0 to 1). */
export interface Kept {
  readonly width: number
  readonly height: number
  readonly name: string
  readonly quality: number
  /** As PNG, which keeps what is transparent; `quality` means nothing then. */
  readonly isTransparent?: boolean
  /** What is drawn in ink on paper: the paper becomes transparent too. */
  readonly isInk?: boolean
}

/**
 * The cut-out as a picture of its own, JPEG with white for what is transparent unless `isTransparent`. What lies beyond the
 * picture stays empty. Throws where the browser draws no pictures or cannot encode this one.
 */
export async function cutOut(picture: HTMLImageElement, { x, y, width, height }: Cut, kept: Kept): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = kept.width
  canvas.height = kept.height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no pictures.')
  if (!kept.isTransparent) {
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, kept.width, kept.height)
  }
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, width, height, 0, 0, kept.width, kept.height)
  if (kept.isInk) withoutPaper(drawing, kept)
  const type = kept.isTransparent ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, kept.quality))
  if (!blob) throw new Error('The picture could not be encoded.')
  return new File([blob], kept.name, { type })
}

/** From which brightness on, of 255, what is scanned is paper. */
const paper = 225

/** Takes the paper out from under the ink: what is white becomes transparent, what is pale becomes thin. */
function withoutPaper(drawing: CanvasRenderingContext2D, { width, height }: Kept): void {
  const points = drawing.getImageData(0, 0, width, height)
  const { data } = points
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!]
    const palest = Math.min(red, green, blue)
    const ink = Math.max(0, 1 - palest / paper)
    const stronger = (color: number) => (ink === 0 ? 0 : Math.max(0, Math.min(255, (color - 255 * (1 - ink)) / ink)))
    data.set([stronger(red), stronger(green), stronger(blue), alpha * ink], at)
  }
  drawing.putImageData(points, 0, 0)
}

/** An address of the file in this page, while it is shown; null at first. */
export function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
