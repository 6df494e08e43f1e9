import type { Output } from '#platform/shared/call.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { delivererActs } from '../../contract/acts.ts'
import { catalogueCalls as calls } from '../../contract/calls.ts'

type Row = Output<typeof calls.getAllInstructorCourses>['Items'][number]

/** The courses that an instructor is able to deliver; which they are is said on each course. */
export function CoursesOfInstructor({ ID }: SectionOf) {
  const t = useText('catalogue')
  const pick = usePick()
  const edits = useMayPass('editorCourse')
  const { column, filter, props } = useList(calls.getAllInstructorCourses, 'catalogue')
  return (
    <DataTable
      {...props}
      id="courses-of-instructor"
      label={t('ableToDeliver')}
      input={{ instructorID: ID }}
      columns={[
        column('Name', { card: 'title', always: true }),
        column('Code'),
        column('Hours'),
        column('Days'),
        column('IsPublished'),
      ]}
      filters={[filter('IsPublished')]}
      searchable
      addressPrefix="courses-"
      {...(edits && {
        rowHref: (row: Row) => href('/Setting/Course-Edit/:ID?/:IsDeplom', { ID: row.ID, IsDeplom: 'false' }),
      })}
      rowActions={(row) =>
        actButtons(delivererActs, { ...row, ID: row.InstructorCourseID }, ['deleteInstructorCourse'], {
          deleteInstructorCourse: { confirm: t('acts.deleteInstructorCourse.ask', { name: pick(row.Name) }) },
        })
      }
      emptySentence={t('noneToDeliver')}
    />
  )
}
