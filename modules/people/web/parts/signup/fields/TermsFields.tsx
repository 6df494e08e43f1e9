import { Title } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { directionOf, inLanguage } from '#platform/shared/text.ts'
import { getTerms } from '../../../../contract/signup/calls.ts'
import classes from './terms.module.css'

/** The academy's terms to read in place, and the box beside them. */
export function TermsFields({ form }: { form: RecordFormState<any> }) {
  const t = useText('signup')
  const language = useLanguage()
  const terms = useCall(getTerms, {}, { freshFor: 600_000 })
  return (
    <section className={classes['terms']} aria-labelledby="terms-title">
      <Title order={3} id="terms-title" className={classes['title']!}>
        {t('terms.title')}
      </Title>
      <QueryView query={terms}>
        {({ Text }) => {
          const shown = inLanguage(Text, language)
          return (
            <div
              className={classes['document']}
              role="region"
              aria-label={t('terms.document')}
              // Scrolled with the keyboard too.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              lang={shown.language}
              dir={directionOf(shown.language)}
            >
              {paragraphs(shown.text)}
            </div>
          )
        }}
      </QueryView>
      <CheckboxField {...form.field('Terms')} label={t('terms.accept')} required />
    </section>
  )
}

/** Plain text: `# ` begins a heading, a blank line a paragraph. */
function paragraphs(text: string) {
  return text.split(/\n+/).flatMap((line, at) => {
    if (line.trim() === '') return []
    return line.startsWith('# ') ? [<h4 key={at}>{line.slice(2)}</h4>] : [<p key={at}>{line}</p>]
  })
}
