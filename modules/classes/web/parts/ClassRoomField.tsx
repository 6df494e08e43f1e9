import { planningCalls } from '#modules/planning/contract/calls.ts'
import { NotOffered } from '#modules/planning/web/public.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useText } from '#platform/web/text.ts'
import type { CourseClass } from './course-class.ts'

type Known = Pick<CourseClass, 'ClassRoomID' | 'ClassRoomCode' | 'ClassRoomName'>

/** One of the class rooms that have what the course needs, and why the others are not offered. `known`: what it is now. */
export function ClassRoomField({
  field,
  courseId,
  known,
  description,
}: {
  field: FieldProps<number | null>
  courseId: number | null
  known: Known | null
  description?: string
}) {
  const t = useText('classes')
  const words = useText('planning')
  const pick = usePick()
  const format = useFormat()
  const found = useCall(planningCalls.getClassRoomsForCourse, courseId === null ? skip : { courseID: courseId })
  const offered = (found.data?.Offered ?? []).map((each) => ({
    value: each.ID,
    label: `${each.Code}${format.separator}${pick(each.Name)} — ${words('preview.capacity', { count: each.Capacity })}`,
  }))
  const options =
    !known?.ClassRoomID || offered.some((each) => each.value === known.ClassRoomID)
      ? offered
      : [
          {
            value: known.ClassRoomID,
            label: `${known.ClassRoomCode ?? ''}${format.separator}${pick(known.ClassRoomName)}`,
          },
          ...offered,
        ]
  return (
    <>
      <SelectField
        {...field}
        options={options}
        searchable
        label={t('fields.classRoom')}
        {...(description && { description })}
      />
      <NotOffered classRooms={found.data?.NotOffered ?? []} />
    </>
  )
}
