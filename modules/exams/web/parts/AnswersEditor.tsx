import { ActionIcon, Button, Checkbox, Input, Radio } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { RadioField } from '#platform/web/forms/ChoiceFields.tsx'
import { TextField } from '#platform/web/forms/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import type { QuestionType } from '../../rules/question.ts'
import classes from './AnswersEditor.module.css'
import type { QuestionValues } from './question-values.ts'

const most = 20

/** The answers with a mark at each right one: one mark to give, or several. */
export function AnswersEditor({ form, type }: { form: RecordFormState<QuestionValues>; type: QuestionType }) {
  return type === 'trueFalse' ? <TrueOrFalse form={form} /> : <AnswerRows form={form} many={type === 'multiAnswers'} />
}

function TrueOrFalse({ form }: { form: RecordFormState<QuestionValues> }) {
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

function AnswerRows({ form, many }: { form: RecordFormState<QuestionValues>; many: boolean }) {
  const t = useText('exams')
  const format = useFormat()
  const group = useId()
  const answers = form.list('Answers')
  const mark = (index: number, isRight: boolean) =>
    form.setValue(
      'Answers',
      form.values.Answers.map((answer, at) => ({
        ...answer,
        IsRight: at === index ? isRight : many && answer.IsRight,
      })) as never,
    )
  return (
    <Input.Wrapper label={t('fields.answers')} labelElement="div" description={t('question.answersHint')} required>
      <ul className={classes['rows']}>
        {form.values.Answers.map((answer, index) => {
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
                <TextField
                  {...form.field(`Answers.${index}.Text` as never)}
                  aria-label={t('fields.answer', { number })}
                />
              </div>
              <span className={classes['tools']}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === 0}
                  aria-label={t('question.moveUp', { number })}
                  onClick={() => answers.move(index, index - 1)}
                >
                  <IconArrowUp size="1.125rem" stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === form.values.Answers.length - 1}
                  aria-label={t('question.moveDown', { number })}
                  onClick={() => answers.move(index, index + 1)}
                >
                  <IconArrowDown size="1.125rem" stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('question.removeAnswer', { number })}
                  onClick={() => answers.remove(index)}
                >
                  <IconTrash size="1.125rem" stroke={1.5} />
                </ActionIcon>
              </span>
            </li>
          )
        })}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" stroke={1.5} />}
        disabled={form.values.Answers.length >= most}
        onClick={() => answers.add({ Text: '', IsRight: false } as never)}
      >
        {t('question.addAnswer')}
      </Button>
    </Input.Wrapper>
  )
}
