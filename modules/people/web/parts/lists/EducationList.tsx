import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { EntryList } from './EntryList.tsx'

interface Degree {
  readonly DegreeID: number
  readonly DegreeName: Trilingual
  readonly Subject: string
  readonly Institution: string
  readonly Year: number | null
  readonly IsMain: boolean
}
type Entry = Omit<Degree, 'DegreeID' | 'DegreeName'> & { readonly DegreeID: number | null }
type Record = { readonly Education: readonly Degree[] } | null

export const initialEducation = (record: Record): Entry[] =>
  (record?.Education ?? []).map(({ DegreeID, Subject, Institution, Year, IsMain }) => ({
    DegreeID,
    Subject,
    Institution,
    Year,
    IsMain,
  }))

/** The degrees of a person; what lists show is the main one. */
export function EducationList({ form, record }: { form: RecordFormState<any>; record: Record }) {
  const t = useText('people')
  const pick = usePick()
  const known = {
    chosen: (record?.Education ?? []).map((each) => ({ value: each.DegreeID, label: pick(each.DegreeName) })),
  }
  return (
    <EntryList<Entry>
      form={form}
      list="Education"
      empty={{ DegreeID: null, Subject: '', Institution: '', Year: null, IsMain: false }}
      fields={(_, path) => (
        <>
          <LookupSelect
            {...form.field(`${path}.DegreeID`)}
            call={lookupsCalls.getLookupOptions}
            lookup="EducationDegree"
            label={t('fields.educationDegree')}
            {...known}
            required
          />
          <TextField {...form.field(`${path}.Subject`)} label={t('lists.subject')} />
          <TextField {...form.field(`${path}.Institution`)} label={t('lists.institution')} />
          <NumberField {...form.field(`${path}.Year`)} label={t('lists.year')} />
        </>
      )}
    />
  )
}
