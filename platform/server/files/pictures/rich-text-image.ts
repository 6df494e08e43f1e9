import type { Database } from '../../database.ts'
import type { UploadField } from '../../module.ts'
import type { PublicPictures } from './public-pictures.ts'

export const richTextImageField = 'richTextImage'

/**
 * Pictures put into formatted text, of whatever module. The text decides who reads it and may be copied to another
 * record, so a picture in it is open to everybody who is signed in; nothing private belongs there. A visitor sees those
 * that stand in a text which is open to visitors too.
 */
export function richTextImage(sources: readonly PublicPictures[]): UploadField {
  const isPublic = rememberedPictures(sources)
  return {
    field: richTextImageField,
    audited: false,
    types: ['jpeg', 'png', 'webp'],
    maxBytes: 5_000_000,
    who: 'staff',
    mayOpen: async (db, actor, file) => actor.userId > 0 || isPublic(db, file.id),
  }
}

/** How long a list of pictures is taken as true; a miss asks anew, though no more often than this. */
const listFor = 60_000
const missesFor = 2_000

/** Reads the texts at most every two seconds, however many pictures visitors ask for. */
function rememberedPictures(sources: readonly PublicPictures[]): (db: Database, id: number) => Promise<boolean> {
  let at = -Infinity
  let known: Promise<ReadonlySet<number>> = Promise.resolve(new Set())
  const read = async (db: Database) => new Set((await Promise.all(sources.map((source) => source(db)))).flat())
  const fresh = (db: Database, within: number) => {
    if (performance.now() - at >= within) {
      at = performance.now()
      known = read(db)
      // The next visitor tries again; this one is told.
      known.catch(() => (at = -Infinity))
    }
    return known
  }
  return async (db, id) => (await fresh(db, listFor)).has(id) || (await fresh(db, missesFor)).has(id)
}
