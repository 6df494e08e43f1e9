import { leftOut } from '#platform/shared/document/document-address.ts'
import { href } from '#platform/web/href.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { isHeld } from '../../../rules/class-states.ts'
import { isAsked, isTeaching } from '../../../rules/staff.ts'
import type { OwnClassRecord } from './own-class.ts'

/** The papers of a class for whoever is on its staff as an instructor; a trainee has none here. */
export function OwnPapers({ found }: { found: OwnClassRecord }) {
  const CourseClassID = found.ID
  if (!isHeld(found.State) || !found.Duties.some(({ Role }) => isAsked(Role))) return null
  return (
    <ActionBar
      module="classes"
      actions={{
        printAuthorization: found.Duties.some((each) => isTeaching(each.Role) && each.State === 'accepted') && {
          ...printAction(
            href('/report/AuthorizationOfInstruction/:InstructorID?/:CourseClassID', {
              InstructorID: leftOut,
              CourseClassID,
            }),
          ),
          apart: false,
        },
        printOrder: {
          ...printAction(href('/report/TrainingOrder/:CourseClassID?', { CourseClassID })),
          apart: false,
        },
      }}
    />
  )
}
