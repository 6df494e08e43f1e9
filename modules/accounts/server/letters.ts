import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { NewMail } from '#platform/server/outbox/queue.ts'
import { letterWordsIn } from '../text/letters.ts'
import { fillHtml } from '#platform/server/mail/fill.ts'
import { greeting, paragraphs, type Addressee } from './letter-parts.ts'

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
    html: paragraphs(greeting(to), fillHtml(text, { email }), fillHtml(note, {})),
    href: `/pages/address#${token}`,
    secret: true,
  }
}

/** `token` goes into the fragment, which no server and no proxy is ever sent. */
export function invitationLetter(to: Addressee, token: string, organization?: Trilingual): NewMail {
  const words = letterWordsIn(to.language)
  const { subject, text, note } = words.invitation
  const said = organization
    ? fillHtml(words.invitationOf, { email: to.email, organization: inLanguage(organization, to.language).text })
    : fillHtml(text, { email: to.email })
  return {
    kind: 'invitation',
    to: { address: to.email, name: to.name },
    language: to.language,
    subject,
    html: paragraphs(greeting(to), said, fillHtml(note, {})),
    href: `/pages/reset-password#${token}`,
    secret: true,
  }
}
