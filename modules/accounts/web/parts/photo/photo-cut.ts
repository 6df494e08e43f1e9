/** Where the cut-out lies in the picture, in its points. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Points along a side of what is kept. */
const side = 512

/** The cut-out as a picture of its own, 512 points square. What is transparent becomes white. */
export async function cutOut(picture: HTMLImageElement, { x, y, width, height }: Cut): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('This browser draws no pictures.')
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, side, side)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture could not be encoded.')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
