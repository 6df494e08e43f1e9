import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { TextLanguage } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { fetchMergeTextEditor } from '#platform/web/forms/fields/MergeTextField.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { LettersShown } from './LettersShown.tsx'
import type { Letters } from './template.ts'

interface Previewed {
  readonly note: string
  readonly Letters: Letters
}

interface MailPreviewProps {
  /** Every text is written. */
  readonly ready: boolean
  /** Of the words as they stand in the form. */
  readonly preview: () => Promise<Previewed>
  readonly test: (language: TextLanguage) => Promise<unknown>
}

function Preview({ ready, preview, test }: MailPreviewProps) {
  const t = useText('notifications')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence('notifications')
  const [shown, setShown] = useState<Previewed | null>(null)
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
  const show = () => trying('preview', async () => setShown(await preview()))
  const sendTest = (language: TextLanguage) =>
    trying(language, async () => {
      await test(language)
      toast.done(t('acts.sendTestLetter.done'))
    })
  return (
    <Section
      title={t('templates.preview')}
      actions={
        <Button variant="default" disabled={!ready} loading={going === 'preview'} onClick={() => void show()}>
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
              {shown.note}
            </Text>
            <LettersShown
              letters={shown.Letters}
              below={(each) => (
                <Group>
                  <Button
                    variant="light"
                    size="compact-sm"
                    loading={going === each}
                    aria-label={`${t('acts.sendTestLetter.do')}${format.colon}${kit(`languages.${each}`)}`}
                    onClick={() => void sendTest(each)}
                  >
                    {t('acts.sendTestLetter.do')}
                  </Button>
                </Group>
              )}
            />
          </>
        )}
      </Stack>
    </Section>
  )
}

const WithEditors = lazyPart<MailPreviewProps>(async () => {
  await fetchMergeTextEditor()
  return Preview
})

/**
 * What a letter in these words would look like, and a test of it to the reader's own address. It comes with the editors of the
 * words above it and with their pictures: a button that moves away between pressing and letting go does nothing.
 */
export function MailPreview(props: MailPreviewProps) {
  const pictures = useCall(calls.getLetterPictures, {})
  return pictures.isPending ? null : <WithEditors {...props} />
}
