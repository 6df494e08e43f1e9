import type { Database } from '#platform/server/database.ts'
import { shownFrame } from '#platform/server/mail/frame.ts'
import { letterShown } from '#platform/server/mail/letter.ts'
import { inEachLanguage, type InEachLanguage } from '#platform/shared/text.ts'
import { inDigits } from '#platform/shared/values/digits.ts'

interface Letter {
  readonly Title: string
  readonly Html: string
}

/** These letters as they arrive, letterhead and foot with them; `href` is the page that their button opens. */
export async function shownLetters(
  db: Database,
  letters: InEachLanguage<Letter>,
  href: string | null = null,
): Promise<InEachLanguage<Letter>> {
  const frame = await shownFrame(db)
  return inEachLanguage((language) => {
    const { Title, Html } = letters[language]
    const shown = language === 'ar' ? inDigits(Title, frame.arabicDigits ?? 'arab') : Title
    return { Title: shown, Html: letterShown({ language, subject: Title, html: Html, href }, frame) }
  })
}
