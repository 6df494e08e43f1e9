import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { resultCalls as calls } from '../../contract/calls.ts'
import { grades } from '../../rules/scoring.ts'
import { Grade } from '../marking/Grade.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'

type Row = Output<typeof calls.searchResults>['Items'][number]

/** The released exam results of an organization's own people, and how many there are of each grade. */
export default function TraineeExamResultPage() {
  const t = useText('sitting')
  const words = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.searchResults, 'sitting')
  const columns: Column<Row>[] = [
    column('TraineeName', {
      label: t('marking.trainee'),
      card: 'title',
      always: true,
      text: (row) => `${pick(row.TraineeName)} ${row.TraineeCode}`,
      cell: (row) => (
        <>
          <Localized text={row.TraineeName} />
          <Text size="xs" c="dimmed" component="div">
            <Code>{row.TraineeCode}</Code>
          </Text>
        </>
      ),
    }),
    column('ExamName', {
      label: t('results.exam'),
      text: (row) => `${pick(row.ExamName)} ${pick(row.CourseName)} ${row.ClassCode ?? ''}`,
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Text size="xs" c="dimmed" component="div">
            <Localized text={row.CourseName} />
            <Sep />
            <ExamOwner code={row.ClassCode} competition={null} />
          </Text>
        </>
      ),
    }),
    column('StartsAt', { label: t('cover.starts') }),
    column('Percent', { label: t('results.percent') }),
    column('PassDegree', { label: words('fields.passDegree'), hidden: true }),
    column('Grade', {
      label: t('results.grade'),
      card: 'badge',
      text: (row) => row.Grade && t(`results.grades.${row.Grade}`),
      cell: (row) => (row.Grade ? <Grade grade={row.Grade} /> : format.number(null)),
    }),
    column('Result', {
      label: t('results.standing'),
      text: (row) => standingOf(row),
      cell: (row) => standingOf(row),
    }),
  ]
  const standingOf = (row: Row) => {
    if (row.Number === null) return t('results.notSat')
    return row.Result && t(`results.standings.${row.Result}`)
  }
  return (
    <Page title={words('screens.resultsOfOurs')}>
      <Counts />
      <DataTable
        {...props}
        id="results-of-organization"
        label={words('screens.resultsOfOurs')}
        rowKey={(row: Row) => `${row.ExamID}-${row.TraineeID}`}
        columns={columns}
        filters={[filter('Grade', { label: t('results.grade'), words: (grade) => t(`results.grades.${grade}`) })]}
        searchable
        emptySentence={t('results.noneOfOurs')}
      />
    </Page>
  )
}

function Counts() {
  const t = useText('sitting')
  const total = {
    excellent: useCall(calls.searchResults, { Grade: 'excellent', pageSize: 10 }).data?.Total,
    pass: useCall(calls.searchResults, { Grade: 'pass', pageSize: 10 }).data?.Total,
    fail: useCall(calls.searchResults, { Grade: 'fail', pageSize: 10 }).data?.Total,
  }
  const tiles = grades.flatMap((grade) => {
    const count = total[grade]
    if (!count) return []
    return [
      {
        key: grade,
        count,
        label: t(`results.grades.${grade}`),
        href: href('/TraineeExamResult', {}, { Grade: grade }),
      },
    ]
  })
  return tiles.length > 0 ? <CountTiles tiles={tiles} /> : null
}
