import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { CourseContent } from '#modules/catalogue/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../../contract/calls.ts'
import type { OwnClassRecord } from './own-class.ts'

/** What the class teaches, as it was sold, with the materials of its course that are open to the reader now. */
export function OwnContent({ found }: { found: OwnClassRecord }) {
  const query = useCall(calls.getCourseContentByCourseClassID, { courseClassID: found.ID })
  // Who has failed sees what was taught, and the materials no more.
  const materials = useCall(catalogueCalls.getAllCourseMaterials, { courseID: found.CourseID })
  return (
    <QueryView query={query} module="classes">
      {({ Modules }) => (
        <CourseContent
          content={{
            Modules: Modules.map((module) => ({
              ...module,
              IsActive: true,
              Lessons: module.Lessons.map((lesson) => ({ ...lesson, IsActive: true })),
            })),
            Materials: materials.data?.Items ?? [],
          }}
        />
      )}
    </QueryView>
  )
}
