import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import type { examCalls } from '../../../contract/calls.ts'
import { examSums } from '../../../rules/readiness.ts'
import { useTypeWords } from '../useTypeWords.ts'

type Question = Output<typeof examCalls.getExam>['ExamQuestions'][number]

/** The questions of an exam in their order, to look at. */
export function ExamQuestionTable({ questions }: { questions: readonly Question[] }) {
  const t = useText('exams')
  const typeWords = useTypeWords()
  const format = useFormat()
  const sums = examSums(questions.map((question) => ({ weight: question.Weight, seconds: question.Seconds })))
  const numbered = questions.map((question, index) => ({ ...question, number: index + 1 }))
  const columns: Column<(typeof numbered)[number]>[] = [
    { key: 'number', label: '#', width: '3rem', cell: (row) => format.number(row.number) },
    {
      key: 'Preview',
      label: t('fields.question'),
      card: 'title',
      cell: (row) => (
        <>
          <bdi>{row.Preview}</bdi>
          <Text size="xs" c="dimmed" component="div">
            <Anchor component={AppLink} to="/Question/QuestionBank-edit/:ID?" params={{ ID: row.QuestionID }}>
              <Code>{row.Code}</Code>
            </Anchor>
          </Text>
        </>
      ),
    },
    { key: 'Type', label: t('fields.type'), width: '9rem', cell: (row) => typeWords(row.Type) },
    { key: 'ModuleName', label: t('fields.module'), cell: (row) => <Localized text={row.ModuleName} /> },
    { key: 'Weight', label: t('fields.weight'), align: 'end', width: '6rem', cell: (row) => format.number(row.Weight) },
    {
      key: 'Seconds',
      label: t('fields.seconds'),
      align: 'end',
      width: '8rem',
      cell: (row) => format.number(row.Seconds),
    },
  ]
  return (
    <SimpleTable
      caption={t('exam.composition')}
      rows={numbered}
      rowKey={(row) => row.ID}
      columns={columns}
      emptySentence={t('exam.noQuestions')}
      totals={{ Preview: t('exam.total'), Weight: format.number(sums.weight), Seconds: format.number(sums.seconds) }}
    />
  )
}
