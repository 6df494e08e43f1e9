import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconLock, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { Localized } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { useInSight } from '#platform/web/ui/useInSight.ts'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { Question } from './Question.tsx'
import { isAnswered, missingIn, noAnswer, questionsIn, useAnswers, type ReviewSheet } from './sheet.ts'
import classes from './SheetForm.module.css'

interface Props {
  readonly code: string
  readonly sheet: ReviewSheet
  readonly onGiven: (wasGiven: boolean) => void
}

/** One sheet to answer. Whatever is missing is said at its question, and the first of them comes into view. */
export function SheetForm({ code, sheet, onGiven }: Props) {
  const t = useText('feedback')
  const sentence = useSentence('feedback')
  const { answers, set, drop } = useAnswers(code, sheet.RoundID)
  const [tried, setTried] = useState(false)
  const giving = useSend(calls.giveFeedback, {
    quiet: true,
    module: 'feedback',
    onDone: ({ WasGiven }) => {
      drop()
      onGiven(WasGiven)
    },
  })
  const said = useInSight(giving.problem)
  const missing = missingIn(sheet, answers)
  const wrong = new Set(tried ? missing.map(({ ID }) => ID) : [])
  const send = () => {
    setTried(true)
    const [first] = missing
    if (first) {
      const place = document.querySelector(`[data-question="${first.ID}"]`)
      place?.scrollIntoView({ block: 'center' })
      place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
      return
    }
    const Answers = questionsIn(sheet)
      .filter(({ ID }) => isAnswered(answers[ID]))
      .map(({ ID }) => ({ ID, Value: answers[ID]!.value, Text: answers[ID]!.text.trim() }))
    void giving.send({ body: { Code: code, RoundID: sheet.RoundID, Answers } })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap="md">
        <Alert
          color={sheet.IsSigned ? 'yellow' : 'gray'}
          role="note"
          icon={sheet.IsSigned ? <IconSignature size="1.1rem" /> : <IconLock size="1.1rem" />}
        >
          {sheet.IsSigned ? t('answering.signed') : t('answering.anonymous')}
        </Alert>
        {giving.problem && (
          <Alert color="red" {...said}>
            {sentence(giving.problem)}
          </Alert>
        )}
        <SheetBody sheet={sheet} answers={answers} wrong={wrong} onChange={set} />
        <div className={classes['foot']} data-foot>
          <Group justify="space-between" gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {missing.length > 0 ? t('answering.missing', { count: missing.length }) : t('answering.sendOnce')}
            </Text>
            <Button type="submit" loading={giving.sending}>
              {t('answering.send')}
            </Button>
          </Group>
        </div>
      </Stack>
    </form>
  )
}

type BodyProps = {
  readonly sheet: Pick<ReviewSheet, 'Intro' | 'Categories'>
  readonly answers?: Readonly<Record<number, { readonly value: number | null; readonly text: string }>>
  readonly wrong?: ReadonlySet<number>
  /** Without it the sheet is shown as it will be asked. */
  readonly onChange?: (id: number, answer: { readonly value: number | null; readonly text: string }) => void
}

/** What a sheet asks, by category. */
export function SheetBody({ sheet, answers = {}, wrong, onChange }: BodyProps) {
  const first = new Map<number, number>()
  let count = 0
  for (const { Questions } of sheet.Categories) for (const { ID } of Questions) first.set(ID, ++count)
  const hasIntro = Object.values(sheet.Intro).some((text) => text)
  return (
    <Stack gap="md">
      {hasIntro && (
        <Text>
          <Localized text={sheet.Intro} />
        </Text>
      )}
      {sheet.Categories.map(({ CategoryID, Name, Questions }) => (
        <Section key={CategoryID} title={<Localized text={Name} />}>
          <Stack gap="lg">
            {Questions.map((question) => (
              <Question
                key={question.ID}
                question={question}
                number={first.get(question.ID)!}
                value={answers[question.ID] ?? noAnswer}
                isWrong={wrong?.has(question.ID) ?? false}
                isReadOnly={onChange === undefined}
                onChange={(value) => onChange?.(question.ID, value)}
              />
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  )
}
