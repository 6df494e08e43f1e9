import type { ComponentType } from 'react'
import { RadioField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import type { QuestionType } from '../../../rules/question.ts'
import { AcceptedNumbers, AcceptedTexts } from './AcceptedAnswers.tsx'
import { ManyRight, OneRight } from './ChoiceRows.tsx'
import { PairRows } from './PairRows.tsx'
import type { AnswersProps } from './answers-props.ts'

const editors: Readonly<Record<Exclude<QuestionType, 'text'>, ComponentType<AnswersProps>>> = {
  multiChoice: OneRight,
  multiAnswers: ManyRight,
  trueFalse: TrueOrFalse,
  shortAnswer: AcceptedTexts,
  numerical: AcceptedNumbers,
  matching: PairRows,
}

/** The answers of the bank with what makes them right. */
export function AnswersEditor({ form, type }: AnswersProps & { type: Exclude<QuestionType, 'text'> }) {
  const Editor = editors[type]
  return <Editor form={form} />
}

function TrueOrFalse({ form }: AnswersProps) {
  const t = useText('exams')
  const right = form.values.Answers.find((answer) => answer.IsRight)?.Text
  return (
    <RadioField<string>
      label={t('question.statementIs')}
      inline
      required
      value={right ?? null}
      onChange={(chosen) =>
        form.setValue(
          'Answers',
          form.values.Answers.map((answer) => ({ ...answer, IsRight: answer.Text === chosen })) as never,
        )
      }
      options={[
        { value: 'true', label: t('true') },
        { value: 'false', label: t('false') },
      ]}
    />
  )
}
