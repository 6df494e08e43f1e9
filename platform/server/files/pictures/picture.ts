import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fileDamaged, pictureTooLarge } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { UploadType } from '../../module.ts'
import { turnsOf } from '../../turns.ts'

const mostPoints = 40_000_000
// Requests come side by side already; one thread a picture leaves the other processor to them.
sharp.concurrency(1)
sharp.cache(false)

// Forty million points are 160 MB, on the threads that hash passwords and read files too.
const turn = turnsOf({ atOnce: 2, mostWaiting: 100 })

/**
 * Encodes a picture anew in its own format, upright, without place, camera or anything else beside the points.
 * What is no whole picture of that format is refused. With `longestSide` a larger one is made that small. Two at a time,
 * a hundred wait, and who comes then is refused as busy.
 */
export const encodeAnew = (path: string, type: UploadType, longestSide?: number): Promise<void> =>
  turn(() => encoded(path, type, longestSide))

async function encoded(path: string, type: UploadType, longestSide?: number): Promise<void> {
  const format = type as 'jpeg' | 'png' | 'webp'
  let anew: Buffer
  try {
    const found = await sharp(path, { limitInputPixels: false }).metadata()
    if (found.format !== format) refuse(fileDamaged)
    if (found.width * found.height > mostPoints) refuse(pictureTooLarge, { megapixels: mostPoints / 1_000_000 })
    const picture = sharp(path, { limitInputPixels: mostPoints, failOn: 'error' }).timeout({ seconds: 20 }).autoOrient()
    if (longestSide)
      picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    anew = await picture.toFormat(format, format === 'png' ? {} : { quality: 88 }).toBuffer()
  } catch (error) {
    if (error instanceof Error && 'kind' in error) throw error
    refuse(fileDamaged)
  }
  // Here, where a full disk is told from a broken picture.
  await writeFile(path, anew)
}
