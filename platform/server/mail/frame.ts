import type { Database } from '../database.ts'
import { settings } from '../settings.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import type { LetterFrame } from './letter.ts'

/** The frame of the academy's letters, read anew each time: its name may have been changed. */
export function letterFrame(
  db: Database,
  config: { readonly mailFrom: string; readonly publicUrl: string },
): () => Promise<LetterFrame> {
  const from = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  return async () => ({
    academyName: (await settings(db, academySettings)).academyName,
    from,
    publicUrl: config.publicUrl,
  })
}
