import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { nothing, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../../contract/calls.ts'
import { courseAreas } from '../../../contract/course-history.ts'
import { mostReached } from '../../../contract/entries.ts'
import { HistoryRecord } from '../HistoryRecord.tsx'
import { useCourseFieldWords, useWordsOfModules } from '../kind-words.ts'
import { CourseAct } from './CourseAct.tsx'

export type CourseHistoryRow = Output<typeof auditCalls.getCourseHistory>['Items'][number]
type Row = CourseHistoryRow

const named = 3

/** What happened to a course, its rows of the plan and its classes, newest first; a line of the course itself opens what it changed. */
export default function HistoryOfCourse({ ID }: SectionOf) {
  const t = useText('audit')
  const catalogue = useText('catalogue')
  const maybe = (t as Translate).maybe
  const pick = usePick()
  const format = useFormat()
  const [opened, setOpened] = useState<Row | null>(null)
  const wordOf = useWordsOfModules(courseAreas)
  const fieldOf = useCourseFieldWords()
  const { column, filter, props } = useList(auditCalls.getCourseHistory, 'audit')
  const who = (row: Row) =>
    row.ActorID === null ? t('system') : pick(row.ActorName) || `${t('formerAccount')} #${row.ActorID}`
  const fields = ({ Before, After }: Row) =>
    Before === null ? [] : Object.keys({ ...Before, ...After }).map((field) => fieldOf(field))
  const changed = (row: Row) => {
    const words = fields(row)
    const more = words.length - named
    return format.list(
      more > 1
        ? [...words.slice(0, named), catalogue('revisions.more', { count: more, shown: format.number(more) })]
        : words,
    )
  }
  return (
    <>
      <DataTable
        {...props}
        addressPrefix="history-"
        id="course-history"
        label={t('history')}
        input={{ CourseID: ID }}
        columns={[
          column('At', { label: t('columns.at'), width: '11rem' }),
          column('Kind', { label: t('columns.what'), always: true, card: 'title', words: wordOf }),
          column('Area', { label: t('filters.area'), hidden: true, words: (area) => t(`areas.${area}`) }),
          {
            key: 'Record',
            label: t('columns.record'),
            text: (row) => [maybe(`subjects.${row.SubjectType}`, row.SubjectType), row.Code].filter(Boolean).join(' '),
            cell: (row) => <HistoryRecord row={row} />,
          },
          {
            key: 'Changed',
            label: t('columns.changed'),
            text: (row) => format.list(fields(row)),
            cell: (row) => changed(row) || nothing,
          },
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
        onRow={setOpened}
        defaultPageSize={50}
        mostReached={mostReached}
        emptySentence={t('noHistory')}
      />
      {opened && (
        <CourseAct row={opened} title={wordOf(opened.Kind)} who={who(opened)} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
