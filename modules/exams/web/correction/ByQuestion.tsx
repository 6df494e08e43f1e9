import { Alert, Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { CardPages } from '#platform/web/tables/cards/CardPages.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { AnswersSheet } from './AnswersSheet.tsx'

const pageSize = 20

/** All answers to one question, one below the other, each with its mark; then those to the next. */
export function ByQuestion({ examId }: { examId: number }) {
  const t = useText('correction')
  const format = useFormat()
  const exam = useCall(calls.getExamToCorrect, { ExamID: examId })
  const { values, change } = useAddress({ question: 0, page: 1, unmarked: false })
  return (
    <QueryView
      query={exam}
      module="exams"
      empty={({ Questions }) => Questions.length === 0}
      emptyState={<EmptyState sentence={t('byQuestion.none')} />}
    >
      {({ Questions, TwoMarkers, NamesHidden }) => {
        const at = Math.max(
          0,
          Questions.findIndex((question) => question.ExamQuestionID === values.question),
        )
        const question = Questions[at]!
        const next = Questions[at + 1]
        return (
          <Stack gap="md">
            {TwoMarkers && <Alert color="blue">{t('twoMarkers')}</Alert>}
            {NamesHidden && <Text size="sm">{t('namesHidden')}</Text>}
            <Group align="end" justify="space-between">
              <Select
                label={t('byQuestion.pickQuestion')}
                w={{ base: '100%', sm: '26rem' }}
                allowDeselect={false}
                data={Questions.map((each) => ({
                  value: String(each.ExamQuestionID),
                  label: t('byQuestion.option', {
                    number: format.number(each.Number),
                    unmarked: format.number(each.Unmarked),
                    answers: format.number(each.Answers),
                  }),
                }))}
                value={String(question.ExamQuestionID)}
                onChange={(value) => value && change({ question: Number(value), page: 1 })}
              />
              <Group gap="md">
                <Switch
                  label={t('byQuestion.onlyUnmarked')}
                  checked={values.unmarked}
                  onChange={(event) => change({ unmarked: event.currentTarget.checked, page: 1 })}
                />
                {next && (
                  <Button variant="default" onClick={() => change({ question: next.ExamQuestionID, page: 1 })}>
                    {t('byQuestion.nextQuestion')}
                  </Button>
                )}
              </Group>
            </Group>
            <Question question={question} />
            <Answers
              key={question.ExamQuestionID}
              examId={examId}
              question={question}
              page={values.page}
              unmarked={values.unmarked}
              onPage={(page) => change({ page })}
            />
            <Text size="sm" c="dimmed">
              {t('byQuestion.finishHint')}
            </Text>
          </Stack>
        )
      }}
    </QueryView>
  )
}

function Question({ question }: { question: { readonly Text: string; readonly ModelAnswer: string } }) {
  const words = useText('sitting')
  return (
    <Section>
      <Stack gap="xs">
        <RichTextView html={question.Text} />
        <Text size="sm" c="dimmed">
          {words('marking.modelAnswer')}
        </Text>
        <RichTextView html={question.ModelAnswer} />
      </Stack>
    </Section>
  )
}

function Answers(props: {
  examId: number
  question: { readonly ExamQuestionID: number; readonly Weight: number }
  page: number
  unmarked: boolean
  onPage: (page: number) => void
}) {
  const t = useText('correction')
  const { examId, question, page, unmarked } = props
  const query = useCall(calls.getAnswersToQuestion, {
    ExamID: examId,
    ExamQuestionID: question.ExamQuestionID,
    ...(unmarked && { Unmarked: true }),
    pageNum: page,
    pageSize,
  })
  return (
    <QueryView
      query={query}
      module="exams"
      empty={({ Items }) => Items.length === 0}
      emptyState={<EmptyState sentence={t('byQuestion.allMarked')} />}
    >
      {({ Items, Total }) => (
        <>
          <AnswersSheet
            rows={Items}
            examId={examId}
            examQuestionId={question.ExamQuestionID}
            weight={question.Weight}
          />
          <CardPages page={page} pageSize={pageSize} total={Total} onChange={props.onPage} />
        </>
      )}
    </QueryView>
  )
}
