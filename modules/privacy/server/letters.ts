import type { NewMail } from '#platform/server/outbox/queue.ts'
import { fillHtml } from '#platform/server/mail/fill.ts'
import { greeting, paragraphs, type Addressee } from '#modules/accounts/server/public.ts'
import { letterWordsIn } from '../text/letters.ts'

/** The last one, to the address that goes with it. */
export function erasedLetter(to: Addressee): NewMail {
  const { subject, text, kept, note } = letterWordsIn(to.language).erased
  return {
    kind: 'erasureDone',
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), fillHtml(text, { email: to.email }), fillHtml(kept, {}), fillHtml(note, {})),
    secret: true,
    forgetsAddress: true,
  }
}
