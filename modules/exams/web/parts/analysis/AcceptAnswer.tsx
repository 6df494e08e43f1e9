import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { isChosen } from '../../../rules/answers/also-accepted.ts'
import { useAnswerWords } from '../answer-words.ts'
import { RaisedPapers } from './RaisedPapers.tsx'

type QuestionOfExam = Output<typeof calls.getQuestionExams>['Items'][number]
type Preview = Output<typeof calls.previewAcceptedAnswer>

interface Wanted {
  readonly ExamQuestionID: number
  readonly AnswerID: number | null
  readonly Text: string
  readonly Tolerance: number | null
}

/** Which answer an exam is to accept as well; then whose result changes by it; then why. */
export function AcceptAnswer({ row, onSaved }: { readonly row: QuestionOfExam; readonly onSaved: () => void }) {
  const [wanted, setWanted] = useState<Wanted>({ ExamQuestionID: row.ID, AnswerID: null, Text: '', Tolerance: null })
  const [shown, setShown] = useState<{ readonly of: Wanted; readonly preview: Preview } | null>(null)
  return shown ? (
    <Confirm
      wanted={shown.of}
      preview={shown.preview}
      onBack={() => setShown(null)}
      onShown={(preview) => setShown({ of: shown.of, preview })}
      onSaved={onSaved}
    />
  ) : (
    <Choose row={row} wanted={wanted} onChange={setWanted} onShown={(of, preview) => setShown({ of, preview })} />
  )
}

function Choose(props: {
  readonly row: QuestionOfExam
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
  readonly onShown: (wanted: Wanted, preview: Preview) => void
}) {
  const { row, wanted, onChange } = props
  const t = useText('exams/analysis')
  const exams = useText('exams')
  const sentence = useSentence('exams')
  const words = useAnswerWords()
  const format = useFormat()
  const isChoice = isChosen(row.Type)
  const preview = useSend(calls.previewAcceptedAnswer, {
    quiet: true,
    module: 'exams',
    onDone: (found) => props.onShown(wanted, found),
  })
  const isReady = isChoice ? wanted.AnswerID !== null : wanted.Text.trim() !== ''
  const show = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isReady) void preview.send({ body: wanted })
  }
  // What is right already, or accepted, is none to accept.
  const open = row.Answers.filter(
    (answer) => !answer.IsRight && !row.Accepted.some((accepted) => accepted.AnswerID === answer.ID),
  )
  const nameOf = (answer: (typeof open)[number]) =>
    answer.Text === ''
      ? `${t('answer')} ${format.number(row.Answers.indexOf(answer) + 1)}`
      : words(row.Type, answer.Text)
  return (
    <form onSubmit={show} noValidate>
      <Stack gap="md">
        {preview.problem && (
          <Alert color="red" role="alert">
            {sentence(preview.problem)}
          </Alert>
        )}
        {isChoice ? (
          <SelectField<number>
            label={t('acceptance.choice')}
            description={row.Type === 'multiAnswers' ? t('acceptance.severalHint') : undefined}
            options={open.map((answer) => ({ value: answer.ID, label: nameOf(answer) }))}
            value={wanted.AnswerID}
            onChange={(value) => onChange({ ...wanted, AnswerID: value ?? null })}
            required
          />
        ) : (
          <TextField
            label={t('acceptance.choice')}
            {...(row.Type === 'shortAnswer' && { description: t('acceptance.textHint') })}
            value={wanted.Text}
            onChange={(value) => onChange({ ...wanted, Text: value ?? '' })}
            maxLength={1000}
            required
          />
        )}
        {row.Type === 'numerical' && (
          <NumberField
            label={exams('question.tolerance')}
            value={wanted.Tolerance}
            onChange={(value) => onChange({ ...wanted, Tolerance: value ?? null })}
            min={0}
            decimals={9}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={preview.sending} disabled={!isReady || Number.isNaN(wanted.Tolerance)}>
            {t('acceptance.preview')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const schema = z.object({ Reason: z.string().trim().min(1, 'required').max(300, 'tooLong') })

function Confirm(props: {
  readonly wanted: Wanted
  readonly preview: Preview
  readonly onBack: () => void
  readonly onShown: (preview: Preview) => void
  readonly onSaved: () => void
}) {
  const { wanted, preview } = props
  const t = useText('exams/analysis')
  const again = useSend(calls.previewAcceptedAnswer, { quiet: true, module: 'exams', onDone: props.onShown })
  const form = useRecordForm({
    module: 'exams',
    call: calls.acceptAnswer,
    schema,
    initial: { Reason: '' },
    toInput: ({ Reason }) => ({ body: { ...wanted, Reason, Seen: preview.Seen } }),
    success: t(preview.SecondPerson ? 'acceptance.asked' : 'acceptance.done'),
    onSaved: props.onSaved,
  })
  return (
    <RecordForm
      form={form}
      page={false}
      submitLabel={t(preview.SecondPerson ? 'acceptance.ask' : 'acceptance.confirm')}
      cancelLabel={t('acceptance.back')}
      onCancel={props.onBack}
      sendable={form.problem?.code !== 'previewOutdated'}
    >
      <RaisedPapers preview={preview} />
      {form.problem?.code === 'previewOutdated' && (
        <Button variant="default" loading={again.sending} onClick={() => void again.send({ body: wanted })}>
          {t('acceptance.preview')}
        </Button>
      )}
      <TextField {...form.field('Reason')} label={t('acceptance.reason')} maxLength={300} required />
    </RecordForm>
  )
}
