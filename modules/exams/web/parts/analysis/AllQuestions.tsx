import { Alert, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Colon, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { examCalls, questionCalls, statisticsCalls as calls } from '../../../contract/calls.ts'
import { useCourseOption } from '../bank-choices.ts'
import { useTypeWords } from '../useTypeWords.ts'
import { adviceTones } from './advice-tones.ts'
import { useScope } from './scope.ts'
import { WaitingAnswers } from './WaitingAnswers.tsx'

type Row = Output<typeof calls.getQuestionStatistics>['Items'][number]
type Summary = Output<typeof calls.getPaperStatistics>

/** All questions of the papers that the address asks for, the weakest first. */
export function AllQuestions() {
  const t = useText('exams/analysis')
  const words = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const typeWords = useTypeWords()
  const scope = useScope()
  const courseOption = useCourseOption()
  const waiting = useCall(calls.getAnswersToDecide, { ToDecide: true, pageSize: 10 })
  const summary = useCall(calls.getPaperStatistics, scope)
  const { column, filter, props } = useList(calls.getQuestionStatistics, 'exams')
  const index = (value: number | null) => (value === null ? '—' : format.plain(value, 2, 2))
  const columns: Column<Row>[] = [
    column('Code', { always: true, width: '6rem' }),
    column('Preview', { label: t('question'), card: 'title', always: true }),
    column('Type', { words: typeWords, hidden: true }),
    column('Papers', { label: t('papers') }),
    column('Facility', { label: t('facility') }),
    column('Discrimination', { label: t('discrimination'), cell: (row) => index(row.Discrimination) }),
    column('UpperLower', { label: t('upperLower'), cell: (row) => index(row.UpperLower) }),
    column('Seconds', {
      label: t('seconds'),
      cell: (row) => (row.Seconds === null ? '—' : `${format.number(row.Seconds)} ${words('fields.secondsShort')}`),
    }),
    column('Advice', {
      label: t('advice'),
      card: 'badge',
      text: (row) => t(`short.${row.Advice}`),
      cell: (row) => <StateBadge tone={adviceTones[row.Advice]} label={t(`short.${row.Advice}`)} />,
    }),
  ]
  const filters: Filter[] = [
    filter('CourseID', {
      label: t('course'),
      record: { call: questionCalls.searchQuestionCourses, option: courseOption, byId: 'CourseID' },
    }),
    filter('ExamID', {
      label: t('exam'),
      record: {
        call: examCalls.searchExams,
        option: (row: { ID: number; ExamName: object; Code: string }) => ({
          value: row.ID,
          label: pick(row.ExamName),
          code: row.Code,
        }),
      },
    }),
    { kind: 'dayRange', keyFrom: 'From', keyTo: 'To', label: t('handedIn') },
  ]
  return (
    <Page title={words('screens.questionAnalysis')} description={t('intro')}>
      {(waiting.data?.Total ?? 0) > 0 && <WaitingAnswers />}
      <QueryView query={summary} module="exams">
        {(found) => (found.Papers === 0 ? null : <PaperSummary found={found} isOneExam={scope.ExamID !== undefined} />)}
      </QueryView>
      <DataTable
        {...props}
        id="question-analysis"
        label={t('questions')}
        columns={columns}
        filters={filters}
        rowHref={(row) => href('/Statistics/QuestionPassStatistics', {}, { ...scope, question: row.ID })}
        searchable
        searchLabel={t('search')}
        emptySentence={t('none')}
      />
      <Text size="sm" c="dimmed">
        {t('facility')}
        <Colon />
        {t('explain.facility')} {t('discrimination')}
        <Colon />
        {t('explain.discrimination')} {t('upperLower')}
        <Colon />
        {t('explain.upperLower')}
      </Text>
    </Page>
  )
}

function PaperSummary({ found, isOneExam }: { readonly found: Summary; readonly isOneExam: boolean }) {
  const t = useText('exams/analysis')
  const format = useFormat()
  return (
    <Section title={t('summary')} {...(!isOneExam && { description: t('chooseExam') })}>
      {found.Papers < found.Fewest && (
        <Alert color="yellow" mb="md">
          {t('few', { papers: format.number(found.Papers), fewest: format.number(found.Fewest) })}
        </Alert>
      )}
      <KeyValues
        items={[
          { label: t('papers'), value: format.number(found.Papers) },
          { label: t('questions'), value: format.number(found.Questions) },
          { label: t('mean'), value: format.percent(found.Mean) },
          { label: t('deviation'), value: format.percent(found.Deviation) },
          ...(isOneExam
            ? [
                {
                  label: t('reliability'),
                  value: found.Reliability === null ? '—' : format.plain(found.Reliability, 2, 2),
                },
                { label: t('error'), value: format.percent(found.Error) },
              ]
            : []),
        ]}
      />
    </Section>
  )
}
