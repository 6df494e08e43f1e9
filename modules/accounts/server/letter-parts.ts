import { fillHtml } from '#platform/server/mail/fill.ts'
import type { Language } from '#platform/shared/actor.ts'
import { letterWordsIn } from '../text/letters.ts'

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

export const paragraphs = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('\n')

/** How a letter to somebody's account begins. */
export function greeting({ language, name }: Addressee): string {
  const words = letterWordsIn(language)
  return name ? fillHtml(words.greeting, { name }) : fillHtml(words.greetingNobody, {})
}
