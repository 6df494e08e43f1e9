import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { examCalls as calls } from '../../contract/calls.ts'
import { releaseButtons } from './release-buttons.ts'
import { examTones } from './tones.ts'

type Row = Output<typeof calls.searchExams>['Items'][number]

/** The exams of a class: how far they are, and giving out their results. */
export function ClassExams({ ID }: SectionOf) {
  const t = useText('exams')
  const format = useFormat()
  const composes = useMayPass('editorExamination')
  const marks = useMayPass('markers')
  const { column, props } = useList(calls.searchExams, 'exams')
  const columns: Column<Row>[] = [
    column('ExamName', {
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
    }),
    column('State', { tones: examTones }),
    column('StartsAt', { label: t('fields.starts'), sort: false }),
    column('SharePercent', { label: t('fields.share') }),
    column('Papers', {
      align: 'start',
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    }),
    column('Unmarked'),
  ]
  const leads = (row: Row) => {
    if (marks) {
      const at = { ID: row.ID, CourseClassID: row.CourseClassID }
      return href('/InstructorTraineeExam/:ID?/:CourseClassID?', at)
    }
    return composes ? href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID }) : null
  }
  return (
    <DataTable
      {...props}
      id="class-exams"
      input={{ CourseClassID: ID }}
      columns={columns}
      rowHref={leads}
      rowActions={releaseButtons}
      addressPrefix="exams"
      defaultSort="StartsAt"
      exportable={false}
      emptySentence={t('classHasNoExams')}
    />
  )
}
