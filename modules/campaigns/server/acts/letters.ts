import { letterOf, messageIn } from '#modules/notifications/server/public.ts'
import { inEachLanguage, type InEachLanguage, type TextLanguage, type Trilingual } from '#platform/shared/text.ts'

/** What a mail to many says. */
export interface Said {
  readonly title: Trilingual
  readonly body: Trilingual
  /** Safe HTML below the text; empty where there is none. */
  readonly below: Partial<InEachLanguage<string>>
}

/** A mail to many as somebody of this name gets it. */
export function letterTo({ title, body, below }: Said, language: TextLanguage, name: string) {
  const message = messageIn({ title, body }, language, { name })
  return { Title: message.title, Html: letterOf(message, language, name) + (below[language] ?? '') }
}

/** The same in each language. */
export const lettersTo = (said: Said, nameIn: (language: TextLanguage) => string) =>
  inEachLanguage((language) => letterTo(said, language, nameIn(language)))
