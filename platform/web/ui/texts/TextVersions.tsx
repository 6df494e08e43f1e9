import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized, useFormat } from '../../format.tsx'
import { Section } from '../Page.tsx'

interface TextVersion {
  readonly number: number
  /** Whose words they were. */
  readonly standing: string
  readonly summary: ReactNode
  readonly by: Trilingual | null
  readonly at: string
  /** Takes its words over; not given to whoever only reads, or where there are none. */
  readonly use?: (() => void) | undefined
}

interface TextVersionsProps {
  readonly versions: readonly TextVersion[]
  readonly words: {
    readonly title: string
    readonly none: string
    readonly version: (number: string) => string
    readonly use: string
  }
}

/** What a text said before, by whom and when, the newest first. */
export function TextVersions({ versions, words }: TextVersionsProps) {
  const format = useFormat()
  return (
    <Section title={words.title}>
      {versions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      ) : (
        <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
          {versions.map(({ number, standing, summary, by, at, use }) => {
            const name = words.version(format.count(number))
            return (
              <Group key={number} component="li" justify="space-between" gap="xs">
                <Stack gap={0}>
                  <Text size="sm" fw={500}>
                    {name}
                    {format.colon}
                    {standing}
                  </Text>
                  <Text size="sm">{summary}</Text>
                  <Text size="xs" c="dimmed" component="div">
                    {by && <Localized text={by} />} {format.dateTime(at)}
                  </Text>
                </Stack>
                {use && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`${words.use}${format.colon}${name}`}
                    onClick={use}
                  >
                    {words.use}
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
