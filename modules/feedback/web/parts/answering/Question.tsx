import { Button, Group, Text, Textarea } from '@mantine/core'
import { useId } from 'react'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ratingScale } from '../../../rules/answers.ts'
import type { AnswerValue, SheetQuestion } from './sheet.ts'
import classes from './Question.module.css'

interface Props {
  readonly question: SheetQuestion
  readonly number: number
  readonly value: AnswerValue
  /** It has to be answered and was not when it was sent. */
  readonly isWrong?: boolean
  readonly isReadOnly?: boolean
  readonly onChange?: (value: AnswerValue) => void
}

/** One question of a sheet: what it asks, and how it is answered. Large enough for a thumb. */
export function Question({ question, number, value, isWrong = false, isReadOnly = false, onChange }: Props) {
  const t = useText('feedback')
  const format = useFormat()
  const id = useId()
  const { Answer, Text: asked, IsRequired } = question
  const head = (
    <>
      <span className={classes['number']} aria-hidden>
        {format.number(number)}
      </span>
      <span>
        <Localized text={asked} />
        {!IsRequired && (
          <Text component="span" size="xs" c="dimmed">
            {` (${t('answering.optional')})`}
          </Text>
        )}
      </span>
    </>
  )
  const error = isWrong && (
    <Text size="sm" className={classes['error']!} id={`${id}-error`}>
      {t('answering.answerThis')}
    </Text>
  )
  if (Answer === 'text')
    return (
      <div className={classes['question']} data-question={question.ID}>
        <label className={classes['head']} htmlFor={id}>
          {head}
        </label>
        <Textarea
          id={id}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          value={value.text}
          readOnly={isReadOnly}
          required={IsRequired}
          aria-invalid={isWrong}
          {...(isWrong && { 'aria-describedby': `${id}-error` })}
          onChange={(event) => onChange?.({ value: null, text: event.currentTarget.value })}
        />
        {error}
      </div>
    )
  return (
    <fieldset
      className={classes['question']}
      data-question={question.ID}
      role="radiogroup"
      aria-required={IsRequired}
      aria-invalid={isWrong}
      {...(isWrong && { 'aria-describedby': `${id}-error` })}
    >
      <legend className={classes['head']}>{head}</legend>
      <Choices question={question} name={id} value={value} isReadOnly={isReadOnly} onChange={onChange} />
      {!IsRequired && value.value !== null && !isReadOnly && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange?.({ value: null, text: '' })}>
            {t('answering.clear')}
          </Button>
        </Group>
      )}
      {error}
    </fieldset>
  )
}

type ChoicesProps = Pick<Props, 'question' | 'value' | 'onChange'> & {
  readonly name: string
  readonly isReadOnly: boolean
  readonly onChange: Props['onChange'] | undefined
}

function Choices({ question: { Answer, Choices: choices }, name, value, isReadOnly, onChange }: ChoicesProps) {
  const t = useText('feedback')
  const format = useFormat()
  const options =
    Answer === 'rating'
      ? ratingScale.map((grade, at) => ({ place: format.number(at + 1), label: t(`grades.${grade}`) }))
      : Answer === 'yesNo'
        ? [{ label: t('yes') }, { label: t('no') }]
        : choices.map((choice) => ({ label: <Localized text={choice} /> }))
  return (
    <div className={classes['options']} data-answer={Answer}>
      {options.map((option, at) => (
        <label key={at} className={classes['option']}>
          <input
            type="radio"
            name={name}
            className={classes['input']}
            checked={value.value === at + 1}
            disabled={isReadOnly}
            onChange={() => onChange?.({ value: at + 1, text: '' })}
          />
          <span className={classes['face']}>
            {'place' in option && (
              <span className={classes['place']} aria-hidden>
                {option.place}
              </span>
            )}
            <span>{option.label}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
