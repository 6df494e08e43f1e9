import sharp from 'sharp'
import { letterPictures, type LetterPicture } from '#platform/shared/letters/merge-text.ts'
import type { Database } from '../database.ts'
import { addressOfImage, currentImages } from '../documents/looks.ts'
import type { FileStorage } from '../files/kept-files.ts'
import type { AttachedPicture, FramePicture } from './letter.ts'

type Pictures = Readonly<Partial<Record<LetterPicture, FramePicture>>>

/** Twice the width of a letter, for fine screens. */
const widest = 1200

const standing = async (db: Database) => {
  const images = await currentImages(db)
  return letterPictures.flatMap((place) => {
    const image = images[place]
    return image ? [{ place, key: image.key }] : []
  })
}

/** The academy's pictures as its own pages show them in a letter. */
export const picturesByAddress = async (db: Database): Promise<Pictures> =>
  Object.fromEntries((await standing(db)).map(({ place, key }) => [place, { src: addressOfImage(key) }]))

type Bytes = Pick<AttachedPicture, 'mediaType' | 'bytes'>

/**
 * Reads the academy's pictures as they go along with letters, no larger than letters show them. What has been read is kept
 * by its key, which another picture never gets; a file that cannot be read leaves its picture out.
 */
export function attachedPictures(files: Pick<FileStorage, 'open'>): (db: Database) => Promise<Pictures> {
  const kept = new Map<string, Promise<Bytes | null>>()
  const read = async (db: Database, key: string): Promise<Bytes | null> => {
    const file = await db
      .selectFrom('platform.paper_image as i')
      .innerJoin('platform.file as f', 'f.id', 'i.file_id')
      .where('i.image_key', '=', key)
      .select('f.storage_key')
      .executeTakeFirst()
    if (!file) return null
    const image = sharp(await bytesOf(await files.open(file.storage_key))).resize({
      width: widest,
      withoutEnlargement: true,
    })
    const { hasAlpha } = await image.metadata()
    return hasAlpha
      ? { mediaType: 'image/png', bytes: await image.png({ compressionLevel: 9, palette: true }).toBuffer() }
      : { mediaType: 'image/jpeg', bytes: await image.jpeg({ quality: 82 }).toBuffer() }
  }
  return async (db) => {
    const now = await standing(db)
    for (const key of kept.keys()) if (!now.some((each) => each.key === key)) kept.delete(key)
    const found = now.map(async ({ place, key }) => {
      if (!kept.has(key)) kept.set(key, read(db, key))
      const picture = await kept.get(key)!.catch(() => {
        kept.delete(key)
        return null
      })
      const cid = `${place}@diwan`
      return picture ? [[place, { src: `cid:${cid}`, attached: { cid, ...picture } }] as const] : []
    })
    return Object.fromEntries((await Promise.all(found)).flat())
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
