import { languages, type Language } from '#platform/shared/actor.ts'
import { currentLanguage, readIn } from '#platform/web/language.ts'

/** In which language somebody reads who has just logged in: the one that the account keeps, else the one shown. */
export function ownLanguage(kept: string | null | undefined): Language {
  const own = languages.find((each) => each === kept)
  return own ? readIn(own) : currentLanguage()
}
