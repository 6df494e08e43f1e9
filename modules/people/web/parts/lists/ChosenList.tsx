import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { LookupSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { EntryList } from './EntryList.tsx'

interface Chosen {
  readonly EntryID: number
  readonly Name: Trilingual
  readonly IsMain: boolean
}
type Entry = { readonly EntryID: number | null; readonly IsMain: boolean }

const lookups = { Languages: 'Language', Areas: 'CourseAreaOfStudy', Sectors: 'IndustrySector' } as const
type List = keyof typeof lookups

export const initialChosen = (chosen: readonly Chosen[] = []): Entry[] =>
  chosen.map(({ EntryID, IsMain }) => ({ EntryID, IsMain }))

/** Entries of a lookup that are a person's: languages, areas of study, sectors. */
export function ChosenList(props: { form: RecordFormState<any>; list: List; had: readonly Chosen[] | undefined }) {
  const { form, list, had = [] } = props
  const t = useText('people')
  const pick = usePick()
  const known = { chosen: had.map((each) => ({ value: each.EntryID, label: pick(each.Name) })) }
  return (
    <EntryList<Entry>
      form={form}
      list={list}
      empty={{ EntryID: null, IsMain: false }}
      fields={(_, path) => (
        <LookupSelect
          {...form.field(`${path}.EntryID`)}
          call={lookupsCalls.getLookupOptions}
          lookup={lookups[list]}
          label={t(`lists.one.${list}`)}
          {...known}
          required
        />
      )}
    />
  )
}
