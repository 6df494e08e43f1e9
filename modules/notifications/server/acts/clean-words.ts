import { cleanMergeText } from '#platform/server/mail/merge/clean.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { inEachLanguage, textLanguages } from '#platform/shared/text.ts'
import type { TemplateWords } from '#platform/shared/letters/template-marks.ts'

interface Typed {
  readonly Title: TemplateWords['title']
  readonly Body: TemplateWords['body']
}

/** The words of a letter as they were sent, their bodies made safe; refuses a body that says nothing. */
export function cleanWords({ Title, Body }: Typed): TemplateWords {
  const body = inEachLanguage((language) => cleanMergeText(Body[language], `Body.${language}`))
  const empty = textLanguages.filter((language) => body[language] === '')
  if (empty.length > 0)
    refuse(
      invalidInput,
      {},
      empty.map((language) => ({ path: `Body.${language}`, code: 'required' })),
    )
  return { title: Title, body }
}
