import { useCall } from '#platform/web/data.ts'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { lookupsCalls } from '../../../contract/calls.ts'

/** The kind of feedback sheet whose questions a category groups, by its code. */
export function AssessmentTypeField({ field }: { field: Omit<FieldProps<string>, 'label'> }) {
  const t = useText('lookups')
  const pick = usePick()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'AssessmentType' }, { freshFor: 60_000 })
  return (
    <SelectField
      {...field}
      value={field.value || null}
      onChange={(code) => field.onChange(code === null ? '' : String(code))}
      label={t('fields.assessmentType')}
      description={t('hints.assessmentType')}
      options={(data?.Items ?? []).map(({ Code, Name }) => ({ value: Code, label: pick(Name) }))}
      required
    />
  )
}
