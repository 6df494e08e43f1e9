import { escapeHtml } from '#platform/server/mail/escape.ts'
import type { NewMail } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { letterWordsIn, type SecurityNews } from '../text/letters.ts'
import type { CodePurpose } from './store/one-time-codes.ts'

/** Purposes whose codes leave by mail. */
export type MailedPurpose = Exclude<CodePurpose, 'setUp' | 'addPasskey'>

export interface Addressee {
  readonly email: string
  /** Empty where we do not know it. */
  readonly name: string
  readonly language: Language
}

/** The name that a person is called by in the language. */
export const addressee = (account: {
  readonly email: string
  readonly name_ar: string
  readonly name_en: string
  readonly language: string
}): Addressee => ({
  email: account.email,
  name: account.language === 'ar' ? account.name_ar || account.name_en : account.name_en || account.name_ar,
  language: account.language as Language,
})

const fill = (text: string, fields: Readonly<Record<string, string>>) =>
  escapeHtml(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `<bdi>${escapeHtml(fields[name] ?? '')}</bdi>`)

const paragraphs = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('\n')

function greeting({ language, name }: Addressee): string {
  const words = letterWordsIn(language)
  return name ? fill(words.greeting, { name }) : fill(words.greetingNobody, {})
}

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
      paragraphs(greeting(to), fill(text, {})),
      `<p style="${large}"><bdi dir="ltr">${code}</bdi></p>`,
      paragraphs(fill(words.codeLife, {}), ...(link ? [fill(words.resetLink, {})] : []), fill(note, {})),
    ].join('\n'),
    ...(link && { href: `/pages/reset-password#${link}` }),
    secret: true,
  }
}

/** To a new address, which the link proves; the token goes into the fragment. */
export function addressLetter(to: Addressee, token: string): NewMail {
  return linkLetter('newAddress', to, to.email, token)
}

/** To the old address, whose owner takes the change back by the link. */
export function addressWarning(to: Addressee, email: string, token: string): NewMail {
  return linkLetter('addressWarning', to, email, token)
}

function linkLetter(kind: 'newAddress' | 'addressWarning', to: Addressee, email: string, token: string): NewMail {
  const { subject, text, note } = letterWordsIn(to.language)[kind]
  return {
    kind,
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), fill(text, { email }), fill(note, {})),
    href: `/pages/address#${token}`,
    secret: true,
  }
}

/** `token` goes into the fragment, which no server and no proxy is ever sent. */
export function invitationLetter(to: Addressee, token: string): NewMail {
  const { subject, text, note } = letterWordsIn(to.language).invitation
  return {
    kind: 'invitation',
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), fill(text, { email: to.email }), fill(note, {})),
    href: `/pages/reset-password#${token}`,
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
    html: paragraphs(greeting(to), fill(text, {}), fill(words.newsNote, {})),
    href: '/pages/security',
  }
}

/** The last one, to the address that goes with it. */
export function erasedLetter(to: Addressee): NewMail {
  const { subject, text, kept, note } = letterWordsIn(to.language).erased
  return {
    kind: 'erasureDone',
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), fill(text, { email: to.email }), fill(kept, {}), fill(note, {})),
    secret: true,
    forgetsAddress: true,
  }
}
