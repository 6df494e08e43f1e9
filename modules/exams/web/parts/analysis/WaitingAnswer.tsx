import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything, useCall } from '#platform/web/data.ts'
import { Colon, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { AskedChange } from '#platform/web/ui/dialogs/AskedChange.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { useAnswerWords } from '../answer-words.ts'
import { RaisedPapers } from './RaisedPapers.tsx'

type QuestionOfExam = Output<typeof calls.getQuestionExams>['Items'][number]
type Change = NonNullable<QuestionOfExam['Change']>

/** An answer that waits for a second person, with whose results would change. */
export function WaitingAnswer(props: {
  readonly row: QuestionOfExam
  readonly change: Change
  readonly onDone: () => void
}) {
  const { row, change, onDone } = props
  const t = useText('exams/analysis')
  const exams = useText('exams')
  const words = useAnswerWords()
  const format = useFormat()
  const preview = useCall(
    calls.previewAcceptedAnswer,
    {
      body: {
        ExamQuestionID: row.ID,
        AnswerID: change.AnswerID,
        Text: change.AnswerID === null ? change.Text : '',
        Tolerance: change.Tolerance,
      },
    },
    // Once it is accepted there is nothing to preview: that would be refused.
    { once: true },
  )
  const done = async () => {
    onDone()
    await refreshEverything()
  }
  return (
    <Stack gap="md">
      <AskedChange
        change={change}
        module="exams"
        allowed={row.Actions}
        decide={async (body) => {
          await send(calls.decideAcceptedAnswer, { body })
          await done()
        }}
        withdraw={async (body) => {
          await send(calls.withdrawAcceptedAnswer, { body })
          await done()
        }}
      >
        <Text size="sm">
          {t('acceptance.choice')}
          <Colon />
          <Typed>{words(row.Type, change.Text)}</Typed>
          {change.Tolerance !== null && change.Tolerance > 0 && (
            <>
              {format.separator}
              {exams('question.tolerance')} {format.plain(change.Tolerance, 0, 9)}
            </>
          )}
        </Text>
      </AskedChange>
      <QueryView query={preview} module="exams">
        {(found) => <RaisedPapers preview={found} />}
      </QueryView>
    </Stack>
  )
}
