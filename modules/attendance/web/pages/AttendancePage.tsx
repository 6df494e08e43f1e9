import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useUser } from '#platform/web/session.ts'
import { Attendance } from '../parts/Attendance.tsx'
import { OfClass } from '../parts/OfClass.tsx'
import { OpenSheets } from '../parts/OpenSheets.tsx'

/** The instructor takes attendance here; the coordinator corrects it, an evaluator reads it. */
export default function AttendancePage() {
  const t = useText('attendance')
  const role = useUser()?.userRole
  const instructs = role === 'instructor'
  return (
    <Page title={t(instructs ? 'screens.attendance' : 'screens.traineeAttendance')}>
      <OfClass
        hint={t('pickClassHint')}
        work={role === 'evaluator' ? [] : ['attendance']}
        before={instructs && <OpenSheets />}
      >
        {(classId) => <Attendance classId={classId} />}
      </OfClass>
    </Page>
  )
}
