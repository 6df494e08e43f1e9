import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { examCalls as calls } from '../../contract/calls.ts'
import { ClassCell } from '../parts/ClassCell.tsx'
import { useClassOption } from '../parts/bank-choices.ts'
import { examTones } from '../parts/tones.ts'

type Row = Output<typeof calls.searchExams>['Items'][number]

/** The exams of all classes. */
export default function ExamsPage() {
  const t = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const classOption = useClassOption()
  const ofLookup = useLookupRecord()
  const { column, filter, props } = useList(calls.searchExams, 'exams')
  const columns: Column<Row>[] = [
    column('Code', { always: true, width: '9rem' }),
    column('ExamName', { label: t('fields.examName'), card: 'title' }),
    column('ClassCode', {
      label: t('fields.class'),
      text: (row) => `${row.ClassCode ?? ''} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    }),
    column('StartsAt', { label: t('fields.starts') }),
    column('ClosesAt', { label: t('fields.closes'), hidden: true }),
    column('Minutes', { label: t('fields.duration'), cell: (row) => format.minutes(row.Minutes) }),
    column('Questions'),
    column('SharePercent', { label: t('fields.share'), hidden: true }),
    column('Papers', {
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    }),
    column('Unmarked', { hidden: true }),
    column('State', { tones: examTones }),
  ]
  const filters: Filter[] = [
    filter('State'),
    { kind: 'dayRange', keyFrom: 'From', keyTo: 'Until', label: t('fields.starts') },
    filter('CourseClassID', {
      label: t('fields.class'),
      record: { call: calls.searchExamClasses, option: classOption },
    }),
    filter('ExamTypeID', { record: ofLookup('ExamType') }),
  ]
  return (
    <Page
      title={t('screens.exams')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" stroke={1.5} />} component={AppLink} to="/ExamGeneration">
          {t('exam.add')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="exams"
        columns={columns}
        filters={filters}
        rowHref={(row) => href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID })}
        searchable
        searchLabel={t('exam.search')}
        emptySentence={t('exam.none')}
        emptyAction={{ label: t('exam.add'), href: '/ExamGeneration' }}
      />
    </Page>
  )
}
