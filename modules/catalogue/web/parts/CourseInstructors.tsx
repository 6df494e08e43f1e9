import { peopleCalls } from '#modules/people/contract/calls.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import type { CourseForm, CourseRecord } from './course-form.ts'

/** Who is able to deliver the course. Those who only hold the right to enter courses keep them as they are. */
export function CourseInstructors({ form, course }: { form: CourseForm; course: CourseRecord | null }) {
  const t = useText('catalogue')
  const pick = usePick()
  const maySearch = useMayPass('adminTrainingCoordinator')
  return (
    <FieldGroup title={t('sections.instructors')} description={t('hints.instructors')}>
      <RecordSelect
        {...form.field('InstructorIDs')}
        multiple
        disabled={!maySearch}
        call={peopleCalls.listInstructors}
        input={{ IsActive: true }}
        option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
        chosen={(course?.Instructors ?? []).map((each) => ({
          value: each.ID,
          label: pick(each.FullName),
          code: each.Code,
        }))}
        label={t('fields.instructors')}
      />
    </FieldGroup>
  )
}
