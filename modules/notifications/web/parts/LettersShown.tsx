import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { directionOf, textLanguages, type TextLanguage } from '#platform/shared/text.ts'
import { LetterView } from '#platform/web/ui/texts/LetterView.tsx'
import type { Letters } from './template.ts'

/** A letter as its reader sees it, in each language side by side; `below` stands under each. */
export function LettersShown({ letters, below }: { letters: Letters; below?: (language: TextLanguage) => ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
      {textLanguages.map((each) => (
        <Stack key={each} gap="xs" lang={each} dir={directionOf(each)}>
          <Text fw={600}>{letters[each].Title}</Text>
          <LetterView html={letters[each].Html} />
          {below?.(each)}
        </Stack>
      ))}
    </SimpleGrid>
  )
}
