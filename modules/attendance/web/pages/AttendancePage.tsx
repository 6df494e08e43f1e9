import { useEffect } from 'react'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useUser } from '#platform/web/session.ts'
import { keepPageWorker } from '#platform/web/worker/keep-page-worker.ts'
import { Attendance } from '../parts/Attendance.tsx'
import { OfClass } from '../parts/OfClass.tsx'
import { OpenSheets } from '../parts/OpenSheets.tsx'
import { Unsent } from '../taking/Unsent.tsx'
import { useSessionNow } from '../taking/useSessionNow.ts'

/** The coordinator corrects attendance here, an evaluator reads it. */
export default function AttendancePage() {
  const role = useUser()?.userRole
  return role === 'instructor' ? <Taking /> : <Reading work={role === 'evaluator' ? [] : ['attendance']} />
}

function Reading({ work }: { work: readonly 'attendance'[] }) {
  const t = useText('attendance')
  return (
    <Page title={t('screens.traineeAttendance')}>
      <OfClass hint={t('pickClassHint')} work={work}>
        {(classId) => <Attendance classId={classId} />}
      </OfClass>
    </Page>
  )
}

/** The instructor takes it: the session of the moment stands open. */
function Taking() {
  const t = useText('attendance')
  useSessionNow()
  useEffect(() => keepPageWorker('/attendance-worker.js', '/InstructorTraineeAttendance'), [])
  return (
    <Page title={t('screens.attendance')}>
      <Unsent />
      <OfClass hint={t('pickClassHint')} work={['attendance']} before={<OpenSheets />}>
        {(classId) => <Attendance classId={classId} />}
      </OfClass>
    </Page>
  )
}
