import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { CoursePage } from '../parts/record/CoursePage.tsx'

const CourseEdit = lazyPart(async () => (await import('../parts/record/CourseEdit.tsx')).CourseEdit)

/** One course, read first; its form where the address asks for it; or that of a new one. */
export default function CourseEditPage() {
  const id = useIdParam()
  return id === null ? <CourseEdit course={null} /> : <ExistingCourse key={id} id={id} />
}

function ExistingCourse({ id }: { id: number }) {
  const query = useCall(catalogueCalls.getCourse, { ID: id }, { keep: false })
  const { edit } = useAddress({ edit: false }).values
  return (
    <QueryView query={query} module="catalogue">
      {(course) =>
        edit && course.Actions.includes('updateCourse') ? (
          <CourseEdit course={course} onReload={query.refetch} />
        ) : (
          <CoursePage course={course} />
        )
      }
    </QueryView>
  )
}
