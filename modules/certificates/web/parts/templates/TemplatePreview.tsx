import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Argument, Output } from '#platform/shared/call.ts'
import type { DocumentReply } from '#platform/shared/document/documents.ts'
import { textLanguages, textLanguageOf } from '#platform/shared/text.ts'
import { send } from '#platform/web/client.ts'
import { DocumentPreview } from '#platform/web/documents/DocumentPreview.tsx'
import { languageNames } from '#platform/web/language.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { certificatesCalls as calls } from '../../../contract/calls.ts'
import classes from './TemplatePreview.module.css'

type Preview = Output<typeof calls.previewCertificateTemplate>
type Typed = Omit<Argument<typeof calls.previewCertificateTemplate>['body'], 'ID'>
const genders = ['Male', 'Female'] as const

/** The paper by the texts as they stand in the form, with what the newest certificate of the kind says. */
export function TemplatePreview({ id, values }: { id: number; values: Typed }) {
  const words = useText('certificates/templates')
  const sentence = useSentence('certificates')
  const [shown, setShown] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [isGoing, setGoing] = useState(false)
  const show = async () => {
    setProblem(null)
    setGoing(true)
    try {
      setShown(await send(calls.previewCertificateTemplate, { body: { ...values, ID: id } }))
    } catch (error) {
      setProblem(error)
    }
    setGoing(false)
  }
  return (
    <Section
      title={words('preview')}
      actions={
        <Button variant="default" loading={isGoing} onClick={() => void show()}>
          {words('show')}
        </Button>
      }
    >
      <Stack gap="sm" aria-live="polite">
        {problem !== null && (
          <Text size="sm" c="var(--mantine-color-error)">
            {sentence(problem)}
          </Text>
        )}
        {shown && <Paper shown={shown} />}
      </Stack>
    </Section>
  )
}

function Paper({ shown }: { shown: Preview }) {
  const words = useText('certificates/templates')
  const [language, setLanguage] = useState<string>(textLanguageOf(useLanguage()))
  const [gender, setGender] = useState<(typeof genders)[number]>('Male')
  const reply = shown.Papers[gender] as DocumentReply
  return (
    <>
      <Group gap="sm">
        <SegmentedControl
          size="xs"
          aria-label={words('language')}
          value={language}
          onChange={setLanguage}
          data={textLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SegmentedControl
          size="xs"
          aria-label={words('gender')}
          value={gender}
          onChange={(value) => setGender(genders.find((each) => each === value) ?? 'Male')}
          data={genders.map((value) => ({ value, label: words(`genders.${value}`) }))}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {shown.About ? words('previewOf', { serial: shown.About }) : words('previewNone')}
      </Text>
      <div className={classes['paper']} inert>
        <DocumentPreview
          key={`${gender} ${language}`}
          of={shown.Document}
          around={{ ...reply, Language: language }}
          content={reply.Content}
        />
      </div>
    </>
  )
}
