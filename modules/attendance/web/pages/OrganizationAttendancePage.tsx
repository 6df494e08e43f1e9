import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { OfClass } from '../parts/OfClass.tsx'
import { Percentages } from '../parts/Percentages.tsx'

/** An organization sees the attendance of its own people. */
export default function OrganizationAttendancePage() {
  const t = useText('attendance')
  return (
    <Page title={t('screens.ourAttendance')}>
      <OfClass hint={t('pickOurClass')} work={[]}>
        {(classId) => <OurAttendance classId={classId} />}
      </OfClass>
    </Page>
  )
}

function OurAttendance({ classId }: { classId: number }) {
  const query = useCall(calls.getClassAttendance, { courseClassID: classId })
  return <QueryView query={query}>{(data) => <Percentages data={data} />}</QueryView>
}
