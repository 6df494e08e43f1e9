import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { directionOf, textLanguages, type InEachLanguage, type TextLanguage } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import type { TemplateKind } from '../../../rules/proposal-fields.ts'

type Preview = Output<typeof calls.previewProposalTemplate>

interface Previewed {
  readonly kind: TemplateKind
  readonly body: InEachLanguage<string>
  /** The template, where there is one already: a text of it is mailed to whoever reads. */
  readonly id?: number
}

/** The texts as they stand in the form, filled by the newest proposal of the kind. */
export function TemplatePreview({ kind, body, id }: Previewed) {
  const t = useText('requests')
  const words = useText('requests/templates')
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence('requests')
  const [shown, setShown] = useState<Preview | null>(null)
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
  const show = () =>
    trying('preview', async () =>
      setShown(await send(calls.previewProposalTemplate, { body: { Kind: kind, Body: body } })),
    )
  const mail = (Language: TextLanguage) =>
    trying(Language, async () => {
      await send(calls.testProposalTemplate, { ID: id!, body: { Body: body, Language } })
      toast.done(t('acts.testProposalTemplate.done'))
    })
  return (
    <Section
      title={words('preview')}
      actions={
        <Button
          variant="default"
          disabled={textLanguages.some((each) => body[each].trim() === '')}
          loading={going === 'preview'}
          onClick={() => void show()}
        >
          {words('preview')}
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
              {shown.About ? words('previewOf', { code: shown.About }) : words('previewNone')}
            </Text>
            <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
              {textLanguages.map((each) => (
                <Stack key={each} gap="xs">
                  <Text fw={600}>{kit(`languages.${each}`)}</Text>
                  <div lang={each} dir={directionOf(each)}>
                    <RichTextView html={shown.Texts[each]} />
                  </div>
                  {id !== undefined && (
                    <Button
                      variant="light"
                      size="compact-sm"
                      loading={going === each}
                      aria-label={`${t('acts.testProposalTemplate.do')}${format.colon}${kit(`languages.${each}`)}`}
                      onClick={() => void mail(each)}
                    >
                      {t('acts.testProposalTemplate.do')}
                    </Button>
                  )}
                </Stack>
              ))}
            </SimpleGrid>
          </>
        )}
      </Stack>
    </Section>
  )
}
