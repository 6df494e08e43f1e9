import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable, type Column, type Filter } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { examCalls as calls } from '../../contract/calls.ts'
import { examTable } from '../../rules/exam-states.ts'
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
  const columns: Column<Row>[] = [
    {
      key: 'Code',
      label: t('fields.code'),
      sort: true,
      always: true,
      width: '9rem',
      cell: (row) => <Code>{row.Code}</Code>,
    },
    { key: 'ExamName', label: t('fields.examName'), card: 'title', cell: (row) => <Localized text={row.ExamName} /> },
    {
      key: 'ClassCode',
      label: t('fields.class'),
      sort: true,
      text: (row) => `${row.ClassCode} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    },
    { key: 'StartsAt', label: t('fields.starts'), sort: true, cell: (row) => <InstantText at={row.StartsAt} /> },
    { key: 'ClosesAt', label: t('fields.closes'), hidden: true, cell: (row) => <InstantText at={row.ClosesAt} /> },
    { key: 'Minutes', label: t('fields.duration'), align: 'end', cell: (row) => format.minutes(row.Minutes) },
    { key: 'Questions', label: t('fields.questions'), align: 'end', cell: (row) => format.number(row.Questions) },
    {
      key: 'SharePercent',
      label: t('fields.share'),
      hidden: true,
      align: 'end',
      cell: (row) => format.percent(row.SharePercent),
    },
    {
      key: 'Papers',
      label: t('fields.papers'),
      align: 'end',
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    },
    {
      key: 'Unmarked',
      label: t('fields.unmarked'),
      hidden: true,
      align: 'end',
      cell: (row) => format.number(row.Unmarked),
    },
    {
      key: 'State',
      label: t('fields.state'),
      card: 'badge',
      text: (row) => t(`states.${row.State}`),
      cell: (row) => <StateBadge module="exams" state={row.State} tones={examTones} />,
    },
  ]
  const filters: Filter[] = [
    {
      kind: 'choice',
      key: 'State',
      label: t('fields.state'),
      options: examTable.states.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    { kind: 'dayRange', keyFrom: 'From', keyTo: 'Until', label: t('fields.starts') },
    {
      kind: 'record',
      key: 'CourseClassID',
      label: t('fields.class'),
      call: calls.searchExamClasses,
      option: classOption,
    },
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
      <DataTable<Row>
        id="exams"
        module="exams"
        call={calls.searchExams}
        columns={columns}
        filters={filters}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID })}
        searchable
        searchLabel={t('exam.search')}
        defaultSort="-StartsAt"
        emptySentence={t('exam.none')}
        emptyAction={{ label: t('exam.add'), href: '/ExamGeneration' }}
      />
    </Page>
  )
}
