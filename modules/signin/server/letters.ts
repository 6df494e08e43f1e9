import type { NewMail } from '#platform/server/outbox/queue.ts'
import { fillHtml } from '#platform/server/mail/fill.ts'
import { greeting, paragraphs, type Addressee } from '#modules/accounts/server/public.ts'
import { letterWordsIn, type SecurityNews } from '../text/letters.ts'
import type { CodePurpose } from './store/one-time-codes.ts'

/** Purposes whose codes leave by mail. */
export type MailedPurpose = Exclude<CodePurpose, 'setUp' | 'addPasskey'>

const large = 'margin:20px 0;font-size:30px;font-weight:700;letter-spacing:6px'

/** The code stands in the body alone: a subject is shown on locked screens and in logs of mail servers. */
export function codeLetter(to: Addressee, purpose: MailedPurpose, code: string, link: string | null = null): NewMail {
  const words = letterWordsIn(to.language)
  const { subject, text, note } = words.code[purpose]
  return {
    kind: `${purpose}Code`,
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: [
      paragraphs(greeting(to), fillHtml(text, {})),
      `<p style="${large}"><bdi dir="ltr">${code}</bdi></p>`,
      paragraphs(fillHtml(words.codeLife, {}), ...(link ? [fillHtml(words.resetLink, {})] : []), fillHtml(note, {})),
    ].join('\n'),
    ...(link && { href: `/pages/reset-password#${link}` }),
    secret: true,
  }
}

/** Something about the account's security has happened. Nobody can switch these letters off. */
export function securityLetter(to: Addressee, what: SecurityNews): NewMail {
  const words = letterWordsIn(to.language)
  const { subject, text } = words.news[what]
  return {
    kind: what,
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), fillHtml(text, {}), fillHtml(words.newsNote, {})),
    href: '/pages/security',
  }
}
