import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { leftOut } from '#platform/shared/document/document-address.ts'

/** The sheets of a class to print; those of one day are of the session that is open. */
export function ClassPapers({
  classId: CourseClassID,
  sessions,
}: {
  classId: number
  sessions: readonly { readonly SessionID: number; readonly Day: string }[]
}) {
  const { values } = useAddress({ session: 0 })
  const opens = useMayPass('classReaders')
  if (!opens || sessions.length === 0) return null
  const Day = sessions.find((each) => each.SessionID === values.session)?.Day ?? leftOut
  return (
    <ActionBar
      module="attendance"
      actions={{
        printSheet: {
          ...printAction(href('/report/TraineeAttendanceSheetIACE/:CourseClassID?/:Day?', { CourseClassID, Day })),
          apart: false,
        },
        printDaily: printAction(href('/report/DailyAttendanceSheetIACE/:CourseClassID?', { CourseClassID })),
        printLogins: printAction(href('/report/InstructorLoginSheetIACE/:CourseClassID?', { CourseClassID })),
        printFollowUp: printAction(
          href('/report/DialyFollowUpTrainingEvaluationIACE/:CourseClassID?/:Day?/:ModuleID?', {
            CourseClassID,
            Day,
            ModuleID: leftOut,
          }),
        ),
      }}
    />
  )
}
