import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import type { LetterFrame } from './letter.ts'
import { picturesByAddress } from './pictures.ts'

type Pictures = NonNullable<LetterFrame['pictures']>

/** The frame of the academy's letters, read anew each time: its name, digits and pictures may have been changed. */
export function letterFrame(
  db: Database,
  config: { readonly mailFrom: string; readonly publicUrl: string },
  pictures: (db: Database) => Promise<Pictures>,
): () => Promise<LetterFrame> {
  const from = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  return async () => {
    const { academyName, arabicDigits } = await settings(db, academySettings)
    return { academyName, arabicDigits, from, publicUrl: config.publicUrl, pictures: await pictures(db) }
  }
}

/** The frame as pages of the application show it: its links and pictures are their own. */
export const shownFrame = (db: Database): Promise<LetterFrame> =>
  letterFrame(db, { mailFrom: '', publicUrl: '' }, picturesByAddress)()
