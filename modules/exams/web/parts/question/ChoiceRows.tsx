import { Checkbox, Group, Input, Radio, Switch } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import { AddRow } from './AddRow.tsx'
import classes from './AnswersEditor.module.css'
import type { AnswersProps } from './answers-props.ts'
import { PictureControl } from './PictureControl.tsx'
import { emptyAnswer, type AnswerValues } from './question-values.ts'
import { RowTools } from './RowTools.tsx'
import { useAnswerFeedback } from './useAnswerFeedback.tsx'

export const OneRight = ({ form }: AnswersProps) => <ChoiceRows form={form} many={false} />
export const ManyRight = ({ form }: AnswersProps) => <ChoiceRows form={form} many />

/** The answers with a mark at each right one: one mark to give, or several. */
function ChoiceRows({ form, many }: AnswersProps & { many: boolean }) {
  const t = useText('exams')
  const format = useFormat()
  const group = useId()
  const list = form.list('Answers')
  const feedback = useAnswerFeedback({ form })
  const { Answers } = form.values
  const write = (change: (answer: AnswerValues, at: number) => AnswerValues) =>
    form.setValue('Answers', Answers.map(change) as never)
  const hasShares = many && Answers.some((answer) => answer.Fraction !== null)
  const mark = (index: number, isRight: boolean) =>
    write((answer, at) => ({
      ...answer,
      IsRight: at === index ? isRight : many && answer.IsRight,
      Fraction: many ? answer.Fraction : null,
    }))
  const giveShares = (own: boolean) => {
    const right = Answers.filter((answer) => answer.IsRight).length
    const equal = right === 0 ? 0 : Math.round(1e5 * (100 / right)) / 1e5
    write((answer) => ({ ...answer, Fraction: own ? (answer.IsRight ? equal : 0) : null }))
  }
  return (
    <Input.Wrapper label={t('fields.answers')} labelElement="div" description={t('question.answersHint')} required>
      <ul className={classes['rows']}>
        {Answers.map((answer, index) => {
          const number = format.number(index + 1)
          const shared = {
            checked: answer.IsRight,
            'aria-label': t('question.isRight', { number }),
            onChange: (event: { currentTarget: { checked: boolean } }) => mark(index, event.currentTarget.checked),
          }
          return (
            // An answer has no name of its own; its place is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes['row']} data-right={answer.IsRight || undefined}>
              <span className={classes['mark']}>
                {many ? <Checkbox {...shared} color="green" /> : <Radio {...shared} name={group} color="green" />}
              </span>
              <div className={classes['text']}>
                {answer.FileID !== null && (
                  <PictureControl
                    index={index}
                    fileId={answer.FileID}
                    onChange={(FileID) => write((each, at) => (at === index ? { ...each, FileID } : each))}
                  />
                )}
                <TextField
                  {...form.field(`Answers.${index}.Text` as never)}
                  aria-label={t('fields.answer', { number })}
                />
                {feedback.field(index)}
              </div>
              {hasShares && (
                <div className={classes['share']}>
                  <NumberField
                    value={answer.Fraction}
                    onChange={(Fraction) =>
                      write((each, at) =>
                        at === index ? { ...each, Fraction: Fraction ?? 0, IsRight: (Fraction ?? 0) > 0 } : each,
                      )
                    }
                    min={-100}
                    max={100}
                    decimals={5}
                    suffix="%"
                    aria-label={t('question.fractionOf', { number })}
                  />
                </div>
              )}
              {answer.FileID === null && (
                <PictureControl
                  index={index}
                  fileId={null}
                  onChange={(FileID) => write((each, at) => (at === index ? { ...each, FileID } : each))}
                />
              )}
              <RowTools list={list} index={index} />
            </li>
          )
        })}
      </ul>
      <Group gap="lg">
        <AddRow list={list} row={{ ...emptyAnswer, Fraction: hasShares ? 0 : null }} label={t('question.addAnswer')} />
        {feedback.toggle}
        {many && (
          <Switch
            size="xs"
            label={t('question.ownShares')}
            description={hasShares ? t('question.ownSharesHint') : undefined}
            checked={hasShares}
            onChange={(event) => giveShares(event.currentTarget.checked)}
          />
        )}
      </Group>
    </Input.Wrapper>
  )
}
