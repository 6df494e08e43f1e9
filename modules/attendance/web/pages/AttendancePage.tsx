import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { useUser } from '#platform/web/session.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { OfClass } from '../parts/OfClass.tsx'
import { OpenSheets } from '../parts/OpenSheets.tsx'
import { Percentages } from '../parts/Percentages.tsx'
import { SessionSheet } from '../parts/SessionSheet.tsx'

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

function Attendance({ classId }: { classId: number }) {
  const t = useText('attendance')
  const query = useCall(calls.getClassAttendance, { courseClassID: classId })
  return (
    <QueryView
      query={query}
      empty={(data) => data.People.length === 0}
      emptyState={<EmptyState sentence={t('nobody')} />}
    >
      {(data) => (
        <AddressTabs
          label={t('course')}
          tabs={[
            {
              key: 'sheet',
              label: t('sheet'),
              content: () => <SessionSheet sessions={data.Sessions} all={data.People.length} />,
            },
            { key: 'overview', label: t('overview'), content: () => <Percentages data={data} /> },
          ]}
        />
      )}
    </QueryView>
  )
}
