import { Group, Input, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import { readNumber } from '../../../rules/answers/numerical.ts'
import { AddRow } from './AddRow.tsx'
import classes from './AnswersEditor.module.css'
import type { AnswersProps } from './answers-props.ts'
import { acceptedAnswer, type AnswerValues } from './question-values.ts'
import { RowTools } from './RowTools.tsx'
import { useAnswerFeedback } from './useAnswerFeedback.tsx'

/** Accepted texts of a short answer, and how what is written is compared with them. */
export function AcceptedTexts({ form }: AnswersProps) {
  const t = useText('exams')
  const format = useFormat()
  return (
    <>
      <AcceptedRows
        form={form}
        hint={t('question.acceptedHint')}
        entry={(_answer, index) => (
          <TextField
            {...form.field(`Answers.${index}.Text` as never)}
            aria-label={t('question.acceptedText', { number: format.number(index + 1) })}
          />
        )}
      />
      <Input.Wrapper label={t('question.comparing')} labelElement="div">
        <Stack gap="xs" mt="xs">
          <SwitchField {...form.field('Settings.MatchMarks' as never)} label={t('question.matchMarks')} />
          <SwitchField {...form.field('Settings.MatchCase' as never)} label={t('question.matchCase')} />
          <SwitchField {...form.field('Settings.MatchSpaces' as never)} label={t('question.matchSpaces')} />
        </Stack>
      </Input.Wrapper>
    </>
  )
}

/** Accepted numbers, each with its tolerance. */
export function AcceptedNumbers({ form }: AnswersProps) {
  const t = useText('exams')
  const format = useFormat()
  return (
    <>
      <AcceptedRows
        form={form}
        hint={t('question.acceptedNumberHint')}
        entry={(answer, index, write) => {
          const number = format.number(index + 1)
          if (answer.Text === '*')
            return <TextField value={t('question.anyOther')} onChange={() => undefined} disabled aria-label={number} />
          return (
            <div className={classes['number']}>
              <NumberField
                value={answer.Text === '' ? null : (readNumber(answer.Text) ?? Number.NaN)}
                onChange={(value) => write({ Text: value === null || value === undefined ? '' : String(value) })}
                decimals={9}
                aria-label={t('question.acceptedText', { number })}
              />
              <NumberField
                {...form.field(`Answers.${index}.Tolerance` as never)}
                decimals={9}
                min={0}
                placeholder={t('question.tolerance')}
                aria-label={t('question.toleranceOf', { number })}
                suffix="±"
              />
            </div>
          )
        }}
      />
      <SwitchField {...form.field('Settings.Units' as never)} label={t('question.units')} />
    </>
  )
}

type Entry = (answer: AnswerValues, index: number, write: (change: Partial<AnswerValues>) => void) => ReactNode

function AcceptedRows({ form, hint, entry }: AnswersProps & { hint: string; entry: Entry }) {
  const t = useText('exams')
  const format = useFormat()
  const list = form.list('Answers')
  const feedback = useAnswerFeedback({ form })
  const { Answers } = form.values
  const write = (index: number, change: Partial<AnswerValues>) =>
    form.setValue('Answers', Answers.map((answer, at) => (at === index ? { ...answer, ...change } : answer)) as never)
  return (
    <Input.Wrapper label={t('question.accepted')} labelElement="div" description={hint} required>
      <ul className={classes['rows']}>
        {Answers.map((answer, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes['row']}>
            <div className={classes['text']}>
              {entry(answer, index, (change) => write(index, change))}
              {feedback.field(index)}
            </div>
            <div className={classes['share']}>
              <NumberField
                value={answer.Fraction ?? (answer.IsRight ? 100 : 0)}
                onChange={(value) => write(index, { Fraction: value ?? 0, IsRight: (value ?? 0) > 0 })}
                min={0}
                max={100}
                step={10}
                decimals={5}
                suffix="%"
                aria-label={t('question.fractionOf', { number: format.number(index + 1) })}
              />
            </div>
            <RowTools list={list} index={index} fewest={1} />
          </li>
        ))}
      </ul>
      <Group gap="lg">
        <AddRow list={list} row={acceptedAnswer} label={t('question.addAnswer')} />
        {feedback.toggle}
      </Group>
    </Input.Wrapper>
  )
}
