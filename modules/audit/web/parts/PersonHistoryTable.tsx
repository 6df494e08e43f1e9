import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, nothing, Typed, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../contract/calls.ts'
import { areas } from '../../contract/person-history.ts'
import { useWordsOfModules } from './kind-words.ts'
import { subjectPage } from './subject-page.ts'

type Row = Output<typeof auditCalls.getTraineeHistory>['Items'][number]
/** The three calls answer the same rows. */
export type HistoryCall =
  | typeof auditCalls.getTraineeHistory
  | typeof auditCalls.getInstructorHistory
  | typeof auditCalls.getOrganizationHistory

const recordPage = (row: Row) =>
  subjectPage(row.SubjectType, row.SubjectID) ??
  (row.ExamID === null ? null : subjectPage('exam', row.ExamID)) ??
  (row.RegistrationID === null ? null : subjectPage('registration', row.RegistrationID)) ??
  (row.Code === null ? null : subjectPage(row.SubjectType, row.Code))

/** What happened to one person, newest first, each line leading to its record. `input` says whose. */
export function PersonHistoryTable({
  call,
  input,
  addressPrefix,
}: {
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
        { key: 'Record', label: t('columns.record'), text: record, cell: (row) => <Record row={row} /> },
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
      emptySentence={t('noHistory')}
    />
  )
}

function Record({ row }: { readonly row: Row }) {
  const maybe = (useText('audit') as Translate).maybe
  const page = recordPage(row)
  const name = (
    <>
      {maybe(`subjects.${row.SubjectType}`, row.SubjectType)} {row.Code !== null && <Code>{row.Code}</Code>}
    </>
  )
  if (page === null) return <span>{name}</span>
  return (
    <Anchor component={AppLink} to={page as '/'} size="sm">
      {name}
    </Anchor>
  )
}
