import { Input } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useText } from '#platform/web/text.ts'
import { AddRow } from './AddRow.tsx'
import classes from './AnswersEditor.module.css'
import type { AnswersProps } from './answers-props.ts'
import { PictureControl } from './PictureControl.tsx'
import { emptyAnswer } from './question-values.ts'
import { RowTools } from './RowTools.tsx'

/** Pairs of a matching question: an item, and what belongs to it. */
export function PairRows({ form }: AnswersProps) {
  const t = useText('exams')
  const format = useFormat()
  const list = form.list('Answers')
  const { Answers } = form.values
  return (
    <Input.Wrapper label={t('question.pairs')} labelElement="div" description={t('question.pairsHint')} required>
      <ul className={classes['rows']}>
        {Answers.map((answer, index) => {
          const number = format.number(index + 1)
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={classes['row']}>
              <div className={classes['pair']}>
                <div>
                  {answer.FileID !== null && (
                    <PictureControl
                      index={index}
                      fileId={answer.FileID}
                      onChange={(FileID) => form.setValue(`Answers.${index}.FileID` as never, FileID as never)}
                    />
                  )}
                  <TextField
                    {...form.field(`Answers.${index}.Text` as never)}
                    placeholder={t('question.item', { number })}
                    aria-label={t('question.item', { number })}
                  />
                </div>
                <TextField
                  {...form.field(`Answers.${index}.Match` as never)}
                  placeholder={t('question.match', { number })}
                  aria-label={t('question.match', { number })}
                />
              </div>
              {answer.FileID === null && (
                <PictureControl
                  index={index}
                  fileId={null}
                  onChange={(FileID) => form.setValue(`Answers.${index}.FileID` as never, FileID as never)}
                />
              )}
              <RowTools list={list} index={index} fewest={2} />
            </li>
          )
        })}
      </ul>
      <AddRow list={list} row={{ ...emptyAnswer, IsRight: true }} label={t('question.addPair')} />
    </Input.Wrapper>
  )
}
