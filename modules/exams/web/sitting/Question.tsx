import { Stack, Text } from '@mantine/core'
import { useId, type ComponentType } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import type { QuestionType } from '../../rules/question.ts'
import type { AnswerProps } from './answers/answer-props.ts'
import { ChoiceAnswer } from './answers/ChoiceAnswer.tsx'
import { MatchingAnswer, NumberAnswer } from './answers/fetched.tsx'
import { LongAnswer, ShortAnswer } from './answers/WrittenAnswer.tsx'
import classes from './Sitting.module.css'

const answering: Readonly<Record<QuestionType, ComponentType<AnswerProps>>> = {
  multiChoice: ChoiceAnswer,
  multiAnswers: ChoiceAnswer,
  trueFalse: ChoiceAnswer,
  text: LongAnswer,
  shortAnswer: ShortAnswer,
  numerical: NumberAnswer,
  matching: MatchingAnswer,
}

/** One question with what may be answered to it. */
export function Question(props: Omit<AnswerProps, 'labelId'>) {
  const t = useText('sitting')
  const format = useFormat()
  const labelId = useId()
  const { question } = props
  const Answer = answering[question.Type]
  return (
    <Stack gap="md">
      <div id={labelId} className={classes['question']}>
        <RichTextView html={question.Text} />
      </div>
      <Answer {...props} labelId={labelId} />
      <Text size="xs" c="dimmed">
        {t('paper.suggested', { time: format.minutes(Math.max(1, Math.round(question.Seconds / 60))) })}
      </Text>
    </Stack>
  )
}
