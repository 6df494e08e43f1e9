import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { resultCalls as calls } from '../../contract/calls.ts'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { grievanceTones } from './grievance-tones.ts'
import { paperHref } from './paper-places.ts'

type Row = Output<typeof calls.searchGrievances>['Items'][number]

/** What trainees hold against results; each opens its paper, where it is decided. */
export function Grievances({ examId }: { examId?: number }) {
  const t = useText('correction')
  const words = useText('sitting')
  const pick = usePick()
  const { column, filter, props, waiting } = useList(calls.searchGrievances, 'sitting')
  const columns: Column<Row>[] = [
    column('TraineeName', { label: words('marking.trainee'), card: 'title' }),
    column('ExamName', {
      label: words('marking.exam'),
      text: (row) => `${pick(row.ExamName)} ${row.ClassCode ?? ''}`,
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Sep />
          <ExamOwner code={row.ClassCode} competition={null} />
        </>
      ),
    }),
    column('Reason', {
      label: t('grievance.reason'),
      cell: (row) => (
        <Text size="sm" lineClamp={2} maw="28rem">
          <Typed>{row.Reason}</Typed>
        </Text>
      ),
    }),
    column('Percent', { label: t('grievance.result') }),
    column('NewPercent', { label: t('grievance.newResult'), hidden: true }),
    column('AskedAt', { label: t('grievance.asked') }),
    column('State', {
      label: words('marking.state'),
      tones: grievanceTones,
      words: (state) => t(`grievance.states.${state}`),
    }),
  ]
  return (
    <DataTable
      {...props}
      id="grievances"
      label={t('tabs.grievances')}
      input={examId === undefined ? {} : { ExamID: examId }}
      columns={columns}
      filters={[filter('State', { label: words('marking.state'), words: (state) => t(`grievance.states.${state}`) })]}
      needsAction={waiting({ State: 'underReview' })}
      rowHref={(row) => paperHref('correction', row, row.Number)}
      searchable
      emptySentence={t('grievance.none')}
      addressPrefix="grievance-"
    />
  )
}
