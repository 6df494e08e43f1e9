import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { directionOf, textLanguages, type InEachLanguage } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import type { TemplateKind } from '../../../rules/proposal-fields.ts'

type Preview = Output<typeof calls.previewProposalTemplate>

/** The texts as they stand in the form, filled by the newest proposal of the kind. */
export function TemplatePreview({ kind, body }: { kind: TemplateKind; body: InEachLanguage<string> }) {
  const words = useText('requests/templates')
  const kit = useKit()
  const sentence = useSentence('requests')
  const [shown, setShown] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [isGoing, setGoing] = useState(false)
  const show = async () => {
    setProblem(null)
    setGoing(true)
    try {
      setShown(await send(calls.previewProposalTemplate, { body: { Kind: kind, Body: body } }))
    } catch (error) {
      setProblem(error)
    }
    setGoing(false)
  }
  return (
    <Section
      title={words('preview')}
      actions={
        <Button
          variant="default"
          disabled={textLanguages.some((each) => body[each].trim() === '')}
          loading={isGoing}
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
                </Stack>
              ))}
            </SimpleGrid>
          </>
        )}
      </Stack>
    </Section>
  )
}
