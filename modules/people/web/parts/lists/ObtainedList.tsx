import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { EntryList } from './EntryList.tsx'

interface Entry {
  readonly Title: string
  readonly Provider: string
  readonly Year: number | null
  readonly IsMain: boolean
}

export const initialObtained = (record: { readonly Obtained: readonly Entry[] } | null): Entry[] =>
  (record?.Obtained ?? []).map(({ Title, Provider, Year, IsMain }) => ({ Title, Provider, Year, IsMain }))

/** The courses that an instructor has taken, here or elsewhere. */
export function ObtainedList({ form }: { form: RecordFormState<any> }) {
  const t = useText('people')
  return (
    <EntryList<Entry>
      form={form}
      list="Obtained"
      empty={{ Title: '', Provider: '', Year: null, IsMain: false }}
      fields={(_, path) => (
        <>
          <TextField {...form.field(`${path}.Title`)} label={t('lists.courseTitle')} required />
          <TextField {...form.field(`${path}.Provider`)} label={t('lists.provider')} />
          <NumberField {...form.field(`${path}.Year`)} label={t('lists.obtainedIn')} />
        </>
      )}
    />
  )
}
