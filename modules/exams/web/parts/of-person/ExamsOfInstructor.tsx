import type { Output } from '#platform/shared/call.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { paperCalls as calls } from '../../../contract/calls.ts'
import { ClassCell } from '../ClassCell.tsx'
import { examTones } from '../tones.ts'

type Row = Output<typeof calls.getInstructorExams>['Items'][number]

/** The exams of the classes in which an instructor teaches or examines. */
export const ExamsOfInstructor = ({ ID }: SectionOf) => (
  <ExamsTable id="exams-of-instructor" input={{ instructorID: ID }} />
)

/** The exams of a course whose papers the reader reaches. */
export const ExamsOfCourse = ({ courseId }: { courseId: number }) => (
  <ExamsTable id="exams-of-course" input={{ CourseID: courseId }} />
)

function ExamsTable({ id, input }: { id: string; input: { instructorID: number } | { CourseID: number } }) {
  const t = useText('sitting')
  const words = useText('exams')
  const pick = usePick()
  const marks = useMayPass('markers')
  const { column, props } = useList(calls.getInstructorExams, 'sitting')
  const columns: Column<Row>[] = [
    column('ExamName', { label: t('marking.exam'), card: 'title', always: true }),
    column('ClassCode', {
      label: t('marking.class'),
      text: (row) => `${row.ClassCode ?? ''} ${pick(row.CourseName)}`,
      cell: (row) => <ClassCell row={row} />,
    }),
    column('Papers', { label: t('marking.papers') }),
    column('Unmarked', { label: t('marking.unmarked') }),
    column('ToReview', { label: t('marking.toReview'), hidden: true }),
    column('ClosesAt', { label: t('marking.closes') }),
    column('State', { label: t('marking.state'), tones: examTones }),
  ]
  return (
    <DataTable
      {...props}
      id={id}
      label={words('classExams')}
      input={input}
      columns={columns}
      rowKey={(row) => row.ExamID}
      {...(marks && {
        rowHref: (row: Row) =>
          href('/InstructorTraineeExam/:ID?/:CourseClassID?', { ID: row.ExamID, CourseClassID: row.CourseClassID }),
      })}
      searchable
      searchLabel={words('exam.search')}
      addressPrefix="exams-"
      emptySentence={t('marking.noExams')}
    />
  )
}
