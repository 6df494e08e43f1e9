import { Stack, Text } from '@mantine/core'
import * as z from 'zod'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { resultCalls as calls } from '../../contract/calls.ts'
import type { Paper } from '../marking/paper.ts'

const scores = z.array(
  z.object({
    ExamQuestionID: z.int(),
    Score: z.number('notANumber').min(0, 'tooSmall').max(9999.99, 'tooLarge').nullable(),
  }),
)
const schema = z.object({
  Reason: z.string().trim().min(1, 'required').max(4000, 'tooLong'),
  Scores: scores,
})

/** Upholds a grievance: why, and the new marks; of a paper that failed for leaving the exam its answers count from now on. */
export function UpholdForm(props: {
  paper: Paper
  grievance: { readonly ID: number; readonly Version: number }
  onSaved: () => void
}) {
  const t = useText('correction')
  const format = useFormat()
  const { paper, grievance } = props
  const falls = paper.FinishKind === 'closedViolation' && paper.Score === null
  // A blank answer bears no mark.
  const asked = falls ? [] : paper.QuestionList.filter((question) => !question.IsBlank)
  const form = useRecordForm({
    module: 'exams',
    call: calls.upholdGrievance,
    schema,
    initial: {
      Reason: '',
      Scores: asked.map((question) => ({
        ExamQuestionID: question.ExamQuestionID,
        Score: question.Score as number | null,
      })),
    },
    version: grievance.Version,
    // Only what was changed here: against the marks of now, a mark that another has changed since would be put back.
    toInput: ({ Reason, Scores }, { version, base }) => ({
      body: {
        ID: grievance.ID,
        Version: version,
        Reason,
        Marks: Scores.flatMap(({ ExamQuestionID, Score }, at) =>
          Score === null || Score === base.Scores[at]!.Score
            ? []
            : [{ ExamQuestionID, Score, Comment: asked[at]!.Comment }],
        ),
      },
    }),
    success: t('grievance.upheld'),
    onSaved: props.onSaved,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('grievance.uphold')}>
      <TextAreaField {...form.field('Reason')} label={t('grievance.why')} rows={3} required />
      {falls ? (
        <Text size="sm">{t('grievance.reinstateHint')}</Text>
      ) : (
        <Stack gap="xs">
          <Text fw={600}>{t('grievance.newMarks')}</Text>
          <Text size="sm" c="dimmed">
            {t('grievance.newMarksHint')}
          </Text>
          {asked.map((question, at) => (
            <NumberField
              key={question.ExamQuestionID}
              {...form.field(`Scores.${at}.Score`)}
              label={t('grievance.question', {
                number: format.number(question.Number),
                weight: format.number(question.Weight),
              })}
              min={0}
              max={question.Weight}
              decimals={2}
            />
          ))}
        </Stack>
      )}
      <Text size="xs" c="dimmed">
        {t('grievance.otherMarker')}
      </Text>
    </RecordForm>
  )
}
