import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, InstantText, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { examCalls as calls } from '../../contract/calls.ts'
import { releaseButtons } from './release-buttons.ts'
import { examTones } from './tones.ts'

type Row = Output<typeof calls.searchExams>['Items'][number]

/** The exams of a class: how far they are, and giving out their results. */
export function ClassExams({ classId }: { classId: number }) {
  const t = useText('exams')
  const format = useFormat()
  const composes = useMayPass('editorExamination')
  const marks = useMayPass('markers')
  const columns: Column<Row>[] = [
    {
      key: 'ExamName',
      label: t('fields.examName'),
      card: 'title',
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Text component="div" size="xs" c="dimmed">
            <Code>{row.Code}</Code>
          </Text>
        </>
      ),
    },
    {
      key: 'State',
      label: t('fields.state'),
      card: 'badge',
      cell: (row) => <StateBadge module="exams" state={row.State} tones={examTones} />,
    },
    { key: 'StartsAt', label: t('fields.starts'), cell: (row) => <InstantText at={row.StartsAt} /> },
    { key: 'SharePercent', label: t('fields.share'), align: 'end', cell: (row) => format.percent(row.SharePercent) },
    {
      key: 'Papers',
      label: t('fields.papers'),
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    },
    { key: 'Unmarked', label: t('fields.unmarked'), align: 'end', cell: (row) => format.number(row.Unmarked) },
  ]
  const leads = (row: Row) => {
    if (marks) {
      const at = { ID: row.ID, CourseClassID: row.CourseClassID }
      return href('/InstructorTraineeExam/:ID?/:CourseClassID?', at)
    }
    return composes ? href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID }) : null
  }
  return (
    <DataTable<Row>
      id="class-exams"
      module="exams"
      call={calls.searchExams}
      input={{ CourseClassID: classId }}
      columns={columns}
      rowKey={(row) => row.ID}
      rowHref={leads}
      rowActions={releaseButtons}
      addressPrefix="exams"
      defaultSort="StartsAt"
      exportable={false}
      emptySentence={t('classHasNoExams')}
    />
  )
}
