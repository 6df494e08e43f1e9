import { Checkbox, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/RichTextView.tsx'
import type { GivenAnswer } from '../answers/kept-answers.ts'
import classes from './Sitting.module.css'
import type { Paper } from './useAnswers.ts'

type PaperQuestion = Paper['Questions'][number]

/** One question with what may be answered to it. */
export function Question(props: {
  question: PaperQuestion
  answer: GivenAnswer | undefined
  onAnswer: (answer: GivenAnswer, typing?: boolean) => void
  onSettle: () => void
}) {
  const t = useText('sitting')
  const format = useFormat()
  const labelId = useId()
  const { question, answer, onAnswer } = props
  const chosen = answer && 'AnswerIDs' in answer ? answer.AnswerIDs : []
  const written = answer && 'Text' in answer ? answer.Text : ''
  const several = question.Type === 'multiAnswers'
  const words = (text: string) =>
    question.Type === 'trueFalse' ? t(text === 'true' ? 'paper.true' : 'paper.false') : text

  return (
    <Stack gap="md">
      <div id={labelId} className={classes['question']}>
        <RichTextView html={question.Text} />
      </div>
      {question.Type === 'text' ? (
        <div>
          <Textarea
            label={t('paper.write')}
            aria-describedby={labelId}
            autosize
            minRows={6}
            maxRows={18}
            maxLength={20_000}
            dir="auto"
            value={written}
            onChange={(event) => onAnswer({ Text: event.currentTarget.value }, true)}
            onBlur={props.onSettle}
          />
          <Text size="xs" c="dimmed" ta="end" mt={4}>
            {t('paper.words', { count: written.length })}
          </Text>
        </div>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t(several ? 'paper.chooseSeveral' : 'paper.chooseOne')}
          </Text>
          {several ? (
            <Checkbox.Group
              aria-labelledby={labelId}
              value={chosen.map(String)}
              onChange={(values) => onAnswer({ AnswerIDs: values.map(Number) })}
            >
              <Stack gap="xs">
                {question.Answers.map((each) => (
                  <Checkbox.Card key={each.ID} value={String(each.ID)} className={classes['choice']!}>
                    <Checkbox.Indicator />
                    <span dir="auto" className={classes['choiceText']}>
                      {words(each.Text)}
                    </span>
                  </Checkbox.Card>
                ))}
              </Stack>
            </Checkbox.Group>
          ) : (
            <Radio.Group
              aria-labelledby={labelId}
              value={chosen.length > 0 ? String(chosen[0]) : ''}
              onChange={(value) => onAnswer({ AnswerIDs: [Number(value)] })}
            >
              <Stack gap="xs">
                {question.Answers.map((each) => (
                  <Radio.Card key={each.ID} value={String(each.ID)} className={classes['choice']!}>
                    <Radio.Indicator />
                    <span dir="auto" className={classes['choiceText']}>
                      {words(each.Text)}
                    </span>
                  </Radio.Card>
                ))}
              </Stack>
            </Radio.Group>
          )}
        </>
      )}
      <Text size="xs" c="dimmed">
        {t('paper.suggested', { time: format.minutes(Math.max(1, Math.round(question.Seconds / 60))) })}
      </Text>
    </Stack>
  )
}
