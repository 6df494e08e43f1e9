import type { Output } from '#platform/shared/call.ts'
import { nothing, Typed, usePick } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../contract/calls.ts'
import { mostReached } from '../../contract/entries.ts'
import { areas } from '../../contract/person-history.ts'
import { HistoryRecord, type HistoryOf } from './HistoryRecord.tsx'
import { useWordsOfModules } from './kind-words.ts'

type Row = Output<typeof auditCalls.getTraineeHistory>['Items'][number]
/** The three calls answer the same rows. */
export type HistoryCall =
  | typeof auditCalls.getTraineeHistory
  | typeof auditCalls.getInstructorHistory
  | typeof auditCalls.getOrganizationHistory

/** What happened to one person, newest first, each line leading to its record. `input` says of whom to the call. */
export function PersonHistoryTable({
  of,
  call,
  input,
  addressPrefix,
}: {
  readonly of: HistoryOf
  readonly call: HistoryCall
  readonly input: Readonly<Record<string, number>>
  /** Where another table stands on the page. */
  readonly addressPrefix?: string
}) {
  const t = useText('audit')
  const maybe = (t as Translate).maybe
  const pick = usePick()
  const wordOf = useWordsOfModules(areas)
  const { column, filter, props } = useList(call as typeof auditCalls.getTraineeHistory, 'audit')
  const who = (row: Row) =>
    row.ActorID === null ? t('system') : pick(row.ActorName) || `${t('formerAccount')} #${row.ActorID}`
  const record = (row: Row) =>
    [maybe(`subjects.${row.SubjectType}`, row.SubjectType), row.Code].filter(Boolean).join(' ')
  return (
    <DataTable
      {...props}
      {...(addressPrefix !== undefined && { addressPrefix })}
      id="person-history"
      input={input as never}
      columns={[
        column('At', { label: t('columns.at'), width: '11rem' }),
        column('Kind', { label: t('columns.what'), always: true, card: 'title', words: wordOf }),
        column('Area', { label: t('filters.area'), hidden: true, words: (area) => t(`areas.${area}`) }),
        { key: 'Record', label: t('columns.record'), text: record, cell: (row) => <HistoryRecord row={row} of={of} /> },
        { key: 'Who', label: t('columns.by'), text: who, cell: (row) => <Typed>{who(row)}</Typed> },
        column('Reason', {
          label: t('columns.reason'),
          cell: (row) => (row.Reason ? <Typed>{row.Reason}</Typed> : nothing),
        }),
      ]}
      filters={[
        filter('Area', { label: t('filters.area'), words: (area) => t(`areas.${area}`) }),
        { keyFrom: 'From', keyTo: 'To', label: t('filters.days'), kind: 'dayRange' },
      ]}
      defaultPageSize={50}
      mostReached={mostReached}
      emptySentence={t('noHistory')}
    />
  )
}
