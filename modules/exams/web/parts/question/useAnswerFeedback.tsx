import { Switch } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import type { AnswersProps } from './answers-props.ts'

/** Feedback on single answers: few questions have it, so its fields come when they are asked for. */
export function useAnswerFeedback({ form }: AnswersProps): { toggle: ReactNode; field: (index: number) => ReactNode } {
  const t = useText('exams')
  const format = useFormat()
  const [wanted, setWanted] = useState(false)
  const isShown = wanted || form.values.Answers.some((answer) => answer.Feedback !== '')
  return {
    toggle: !isShown && (
      <Switch size="xs" label={t('question.addFeedback')} checked={false} onChange={() => setWanted(true)} />
    ),
    field: (index) =>
      isShown && (
        <TextField
          {...form.field(`Answers.${index}.Feedback` as never)}
          placeholder={t('question.answerFeedback')}
          aria-label={t('question.answerFeedbackOf', { number: format.number(index + 1) })}
          maxLength={2000}
        />
      ),
  }
}
