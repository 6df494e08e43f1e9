import { cleanMergeText } from '#platform/server/mail/merge/clean.ts'
import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { textLanguages } from '#platform/shared/text.ts'
import type { TemplateWords } from '../../rules/template-marks.ts'

interface Typed {
  readonly Title: TemplateWords['title']
  readonly Body: TemplateWords['body']
}

/** The words of a letter as they were sent, their bodies made safe; refuses a body that says nothing. */
export function cleanWords({ Title, Body }: Typed): TemplateWords {
  const clean = textLanguages.map((language) => [language, cleanMergeText(Body[language], `Body.${language}`)] as const)
  const empty = clean.filter(([, text]) => text === '')
  if (empty.length > 0)
    refuse(
      invalidInput,
      {},
      empty.map(([language]) => ({ path: `Body.${language}`, code: 'required' })),
    )
  return { title: Title, body: Object.fromEntries(clean) as TemplateWords['body'] }
}
