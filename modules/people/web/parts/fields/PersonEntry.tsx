import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'

/** The entries of lookups that a person's record refers to. */
const entries = {
  TitleID: { lookup: 'UserTitle', label: 'fields.title', name: 'TitleName' },
  NationalityID: { lookup: 'Nationality', label: 'fields.nationality', name: 'NationalityName' },
  CountryID: { lookup: 'Country', label: 'fields.country', name: 'CountryName' },
  MaritalStatusID: { lookup: 'MaritalStatus', label: 'fields.maritalStatus', name: 'MaritalStatusName' },
  StatusID: { lookup: 'InstructorStatus', label: 'fields.status', name: 'StatusName' },
} as const
type Entry = keyof typeof entries

type Named<Field extends Entry> = {
  readonly [Key in Field]: number | null
} & { readonly [Key in (typeof entries)[Field]['name']]: Trilingual | null }

/** Which entry of a lookup the person's field names. */
export function PersonEntry<Field extends Entry>({
  form,
  field,
  had,
}: {
  form: RecordFormState<any>
  field: Field
  /** The record as it was read; null: it is a new one. */
  had: Named<Field> | null
}) {
  const t = useText('people')
  const pick = usePick()
  const { lookup, label, name } = entries[field]
  const known = had as Readonly<Record<string, number & Trilingual>> | null
  return (
    <LookupSelect
      {...form.field(field)}
      call={lookupsCalls.getLookupOptions}
      lookup={lookup}
      label={t(label)}
      {...chosen(known?.[field], pick(known?.[name]))}
    />
  )
}

/** What a select shows of a value before its list has been asked for. */
export const chosen = (value: number | null | undefined, label: string) => (value ? { chosen: [{ value, label }] } : {})
