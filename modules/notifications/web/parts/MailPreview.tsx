import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { directionOf, textLanguages, type TextLanguage } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import type { Template } from './template.ts'

interface Previewed {
  readonly id: number
  /** As they stand in the form. */
  readonly words: Pick<Template, 'Title' | 'Body'>
}

/** What a letter in these words would look like, and a test of it to the reader's own address. */
export function MailPreview({ id, words }: Previewed) {
  const t = useText('notifications')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence('notifications')
  const [shown, setShown] = useState<Output<typeof calls.previewMailTemplate> | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [going, setGoing] = useState<'preview' | TextLanguage | null>(null)
  const trying = async (what: 'preview' | TextLanguage, run: () => Promise<void>) => {
    setProblem(null)
    setGoing(what)
    try {
      await run()
    } catch (error) {
      setProblem(error)
    }
    setGoing(null)
  }
  const preview = () =>
    trying('preview', async () => setShown(await send(calls.previewMailTemplate, { ID: id, body: words })))
  const test = (Language: TextLanguage) =>
    trying(Language, async () => {
      await send(calls.sendTestLetter, { ID: id, body: { ...words, Language } })
      toast.done(t('acts.sendTestLetter.done'))
    })
  return (
    <Section
      title={t('templates.preview')}
      actions={
        <Button variant="default" loading={going === 'preview'} onClick={() => void preview()}>
          {t('templates.preview')}
        </Button>
      }
    >
      <Stack gap="sm" aria-live="polite">
        {problem !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {sentence(problem)}
          </Text>
        )}
        {shown && (
          <>
            <Text size="sm" c="dimmed">
              {shown.At ? t('templates.previewOf', { at: format.dateTime(shown.At) }) : t('templates.previewNone')}
            </Text>
            <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
              {textLanguages.map((each) => (
                <Stack key={each} gap="xs" lang={each} dir={directionOf(each)}>
                  <Text fw={600}>{shown.Letters[each].Title}</Text>
                  <RichTextView html={shown.Letters[each].Html} />
                  <Group>
                    <Button
                      variant="light"
                      size="compact-sm"
                      loading={going === each}
                      aria-label={`${t('acts.sendTestLetter.do')}: ${kit(`languages.${each}`)}`}
                      onClick={() => void test(each)}
                    >
                      {t('acts.sendTestLetter.do')}
                    </Button>
                  </Group>
                </Stack>
              ))}
            </SimpleGrid>
          </>
        )}
      </Stack>
    </Section>
  )
}
