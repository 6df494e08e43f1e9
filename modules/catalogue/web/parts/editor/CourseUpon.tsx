import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { SwitchField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { catalogueCalls } from '../../../contract/calls.ts'
import type { CourseForm, CourseRecord } from '../course-form.ts'

/** What somebody must have before: courses that were completed, an admission test. */
export function CourseUpon({ form, course }: { form: CourseForm; course: CourseRecord | null }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <FieldGroup title={t('sections.upon')} description={t('hints.prerequisites')}>
      <RecordSelect
        {...form.field('PrerequisiteIDs')}
        multiple
        call={catalogueCalls.listCourses}
        option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
        chosen={(course?.Prerequisites ?? []).map((each) => ({
          value: each.ID,
          label: pick(each.Name),
          code: each.Code,
        }))}
        label={t('fields.prerequisites')}
      />
      <SwitchField
        {...form.field('HasAdmissionTest')}
        label={t('fields.hasAdmissionTest')}
        description={t('hints.hasAdmissionTest')}
      />
    </FieldGroup>
  )
}
