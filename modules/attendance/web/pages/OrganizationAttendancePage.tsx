import { useCall } from '#platform/web/data.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { ShownOnly } from '#platform/web/ui/texts/ShownOnly.tsx'
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

/** Of everybody, or of those alone who attend too little: the address names the class of which that is asked. */
function OurAttendance({ classId }: { classId: number }) {
  const t = useText('attendance')
  const { values, change } = useAddress({ risk: 0 })
  const query = useCall(calls.getClassAttendance, { courseClassID: classId })
  const onlyRisk = values.risk === classId
  return (
    <QueryView query={query}>
      {(data) => (
        <>
          {onlyRisk && (
            <ShownOnly all={t('everybody')} onAll={() => change({ risk: 0 })}>
              {t('onlyAtRisk')}
            </ShownOnly>
          )}
          <Percentages data={onlyRisk ? { ...data, People: data.People.filter(({ IsAtRisk }) => IsAtRisk) } : data} />
        </>
      )}
    </QueryView>
  )
}
