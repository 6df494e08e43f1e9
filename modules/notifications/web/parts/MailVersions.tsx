import { Button, Group, Stack, Text } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
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
  const format = useFormat()
  const language = useLanguage()
  const use = ({ Title, Body }: Version) => {
    form?.setValue('Title', Title)
    form?.setValue('Body', Body)
    toast.info(t('templates.put'))
  }
  return (
    <Section title={t('templates.versions')}>
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('templates.noVersions')}
        </Text>
      ) : (
        <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
          {versions.map((version) => {
            const name = t('templates.version', { number: format.count(version.Number) })
            return (
              <Group key={version.Number} component="li" justify="space-between" gap="xs">
                <Stack gap={0}>
                  <Text size="sm" fw={500}>
                    {name}: {t(version.IsShipped ? 'templates.shipped' : 'templates.own')}
                  </Text>
                  <Text size="sm">
                    {version.Title ? (
                      <bdi>{withMarkNames(inLanguage(version.Title as Trilingual, language).text, language)}</bdi>
                    ) : (
                      t('templates.removed')
                    )}
                  </Text>
                  <Text size="xs" c="dimmed" component="div">
                    {version.By && <Localized text={version.By} />} {format.dateTime(version.At)}
                  </Text>
                </Stack>
                {form && version.Title && version.Body && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`${t('templates.useVersion')}: ${name}`}
                    onClick={() => use(version)}
                  >
                    {t('templates.useVersion')}
                  </Button>
                )}
              </Group>
            )
          })}
        </Stack>
      )}
    </Section>
  )
}
