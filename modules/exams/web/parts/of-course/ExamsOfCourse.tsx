import { Button, Group, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { examCalls as calls } from '../../../contract/calls.ts'
import { ClassCell } from '../ClassCell.tsx'
import { examTones } from '../tones.ts'

type Row = Output<typeof calls.searchExams>['Items'][number]

/** The exams of a course: those of its classes, and its admission tests. */
export function ExamsOfCourse({ ID }: SectionOf) {
  const t = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.searchExams, 'exams')
  const columns: Column<Row>[] = [
    column('ExamName', { label: t('fields.examName'), card: 'title', always: true }),
    column('Code'),
    column('ClassCode', {
      label: t('fields.class'),
      text: (row) => `${row.ClassCode ?? ''} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    }),
    column('StartsAt', { label: t('fields.starts') }),
    column('Questions'),
    column('Papers', {
      cell: (row) => t('exam.papersOf', { papers: format.number(row.Papers), enrolled: format.number(row.Enrolled) }),
    }),
    column('State', { tones: examTones }),
  ]
  return (
    <Stack gap="md">
      <Group justify="flex-end">
        <Button component={AppLink} to="/ExamGeneration" search={{ CourseID: ID }} variant="default">
          {t('exam.addTest')}
        </Button>
      </Group>
      <DataTable
        {...props}
        id="exams-of-course"
        label={t('classExams')}
        input={{ CourseID: ID }}
        columns={columns}
        filters={[filter('State'), { kind: 'dayRange', keyFrom: 'From', keyTo: 'Until', label: t('fields.starts') }]}
        addressPrefix="exams-"
        rowHref={(row) => href('/courseExam/CourseExam-Edit/:ID?', { ID: row.ID })}
        searchable
        searchLabel={t('exam.search')}
        emptySentence={t('courseHasNoExams')}
      />
    </Stack>
  )
}
