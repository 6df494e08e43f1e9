import { Stack, Text } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import classes from './Showcase.module.css'

interface Props {
  readonly Prerequisite: Trilingual
  readonly Prerequisites: readonly { readonly Code: string; readonly Name: Trilingual }[]
}

/** What somebody must have completed or bring along before registering; nothing where that is nothing. */
export function Needs({ Prerequisite, Prerequisites }: Props) {
  const t = useText('catalogue')
  const { text } = inLanguage(Prerequisite, useLanguage())
  if (!text && Prerequisites.length === 0) return null
  return (
    <Section title={t('whatYouNeed')}>
      <Stack gap="sm">
        {Prerequisites.length > 0 && (
          <div>
            <Text size="sm" c="dimmed">
              {t('completeFirst')}
            </Text>
            <ul className={classes['list']}>
              {Prerequisites.map((each) => (
                <li key={each.Code}>
                  <Localized text={each.Name} />
                  <Code>{each.Code}</Code>
                </li>
              ))}
            </ul>
          </div>
        )}
        {text && <Localized text={Prerequisite} />}
      </Stack>
    </Section>
  )
}
