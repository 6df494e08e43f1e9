/** Where the cut-out lies in the picture, in its points. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const kept = { width: 1280, height: 720 }

/** The cut-out as a picture of its own, 1280 by 720 points. What is transparent becomes white. */
export async function cutOut(picture: HTMLImageElement, { x, y, width, height }: Cut): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = kept.width
  canvas.height = kept.height
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no pictures.')
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, kept.width, kept.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, width, height, 0, 0, kept.width, kept.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  if (!blob) throw new Error('The picture could not be encoded.')
  return new File([blob], 'course.jpg', { type: 'image/jpeg' })
}
