import type { Database } from '#platform/server/database.ts'
import { shownFrame } from '#platform/server/mail/frame.ts'
import { letterShown } from '#platform/server/mail/letter.ts'
import { textLanguages, type TextLanguage } from '#platform/shared/text.ts'

interface Letter {
  readonly Title: string
  readonly Html: string
}
type InEach<T> = Readonly<Record<TextLanguage, T>>

/** These letters as they arrive, letterhead and foot with them; `href` is the page that their button opens. */
export async function shownLetters(
  db: Database,
  letters: InEach<Letter>,
  href: string | null = null,
): Promise<InEach<Letter>> {
  const frame = await shownFrame(db)
  const shown = textLanguages.map((language) => {
    const { Title, Html } = letters[language]
    return [language, { Title, Html: letterShown({ language, subject: Title, html: Html, href }, frame) }]
  })
  return Object.fromEntries(shown) as InEach<Letter>
}
