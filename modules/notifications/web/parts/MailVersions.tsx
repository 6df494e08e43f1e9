import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { TextVersions } from '#platform/web/ui/texts/TextVersions.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import type { Template } from './template.ts'
import { withMarkNames } from './mark-names.ts'

type Version = Template['Versions'][number]

interface MailVersionsProps {
  readonly versions: readonly Version[]
  /** Takes the words of a version over; null for whoever only reads. */
  readonly form: RecordFormState | null
}

/** What a letter said before, by whom and when, the newest first. */
export function MailVersions({ versions, form }: MailVersionsProps) {
  const t = useText('notifications')
  const language = useLanguage()
  const use = ({ Title, Body }: Version) => {
    form?.setValue('Title', Title)
    form?.setValue('Body', Body)
    toast.info(t('templates.put'))
  }
  return (
    <TextVersions
      versions={versions.map((version) => ({
        number: version.Number,
        standing: t(version.IsShipped ? 'templates.shipped' : 'templates.own'),
        summary: version.Title ? (
          <bdi>{withMarkNames(inLanguage(version.Title as Trilingual, language).text, language)}</bdi>
        ) : (
          t('templates.removed')
        ),
        by: version.By,
        at: version.At,
        use: form && version.Title && version.Body ? () => use(version) : undefined,
      }))}
      words={{
        title: t('templates.versions'),
        none: t('templates.noVersions'),
        version: (number) => t('templates.version', { number }),
        use: t('templates.useVersion'),
      }}
    />
  )
}
