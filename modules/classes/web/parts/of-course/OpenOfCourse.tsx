import { planningCalls } from '#modules/planning/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { classesCalls as calls } from '../../../contract/calls.ts'

/** What waits in the classes of a course: none is there or planned, or some keep an older revision than they might. */
export function OpenOfCourse({ ID }: SectionOf) {
  const t = useText('classes')
  const format = useFormat()
  const live = useCall(calls.getCourseClasses, { CourseID: ID, Live: true, pageSize: 10 }).data
  const planned = useCall(planningCalls.getPlanRows, { CourseID: ID, From: today(), pageSize: 10 }).data
  const older = useCall(calls.getCourseClasses, { CourseID: ID, OlderRevision: true, pageSize: 10 }).data?.Total ?? 0
  const isPlanned = live === undefined || planned === undefined || live.Total > 0 || planned.Items.some(isStillPlanned)
  return (
    <>
      {!isPlanned && (
        <OpenThing act={t('ofCourse.plan')} href={href('/planning/AnnualPlan', {}, { edit: 'new', course: ID })}>
          {t('ofCourse.noneAhead')}
        </OpenThing>
      )}
      {older > 0 && (
        <OpenThing
          act={t('ofCourse.show')}
          href={href(
            '/Setting/Course-Edit/:ID?/:IsDeplom',
            { ID, IsDeplom: 'false' },
            { tab: 'classes', 'classes-OlderRevision': true },
          )}
        >
          {t('ofCourse.older', { count: older, shown: format.number(older) })}
        </OpenThing>
      )}
    </>
  )
}

const isStillPlanned = ({ State }: { readonly State: string }) => State !== 'cancelled'
