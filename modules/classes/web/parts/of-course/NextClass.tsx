import { useCall } from '#platform/web/data.ts'
import { Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { classesCalls as calls } from '../../../contract/calls.ts'

/** In the head of a course: the first class to come that still has a seat. */
export function NextClass({ ID }: SectionOf) {
  const t = useText('classes')
  const format = useFormat()
  const { data } = useCall(calls.getCourseClasses, { CourseID: ID, HasSeats: true, sort: 'StartDate', pageSize: 10 })
  const next = data?.Items[0]
  if (!next) return null
  const free = next.MaxTrainees - next.SeatsTaken
  return (
    <>
      <Sep />
      <AppLink to="/Setting/CourseClass-Edit/:ID?" params={{ ID: next.ID }}>
        {t('ofCourse.next', {
          day: format.day(next.StartDate),
          seats: t('ofCourse.free', { count: free, shown: format.number(free) }),
        })}
      </AppLink>
    </>
  )
}
