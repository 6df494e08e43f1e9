import { lookupsCalls } from '#modules/lookups/contract/calls.ts'
import { useCall } from '#platform/web/data.ts'
import { CheckboxGroupField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import type { Registration } from '../wire.ts'
import { useExtraWords } from './extra-words.ts'

/** The paid extras that may be wished, each with its price. Absent where the academy offers none. */
export function ExtrasField({
  value,
  onChange,
  known,
}: {
  value: number[]
  onChange: (ids: number[]) => void
  known: Registration['Extras']
}) {
  const t = useText('registration')
  const words = useExtraWords()
  const { data } = useCall(lookupsCalls.getLookupOptions, { Lookup: 'AdditionalFacility' }, { freshFor: 60_000 })
  const offered = (data?.Items ?? []).flatMap(({ ID, Name, Price, Per }) =>
    Price && Per ? [{ ID, Name, Price, Per }] : [],
  )
  const all = [...offered, ...known.filter((each) => !offered.some(({ ID }) => ID === each.ID))]
  if (all.length === 0) return null
  return (
    <CheckboxGroupField
      value={value}
      onChange={(ids) => onChange([...(ids ?? [])])}
      label={t('fields.extras')}
      options={all.map((extra) => ({ value: extra.ID, label: words.withPrice(extra) }))}
    />
  )
}
