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
  const type = kept.isTransparent ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, kept.quality))
  if (!blob) throw new Error('The picture could not be encoded.')
  return new File([blob], kept.name, { type })
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
