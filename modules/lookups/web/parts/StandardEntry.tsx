import { useMemo, useState } from 'react'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { LookupKey } from '../../rules/registry.ts'
import { standardEntries, type StandardEntry as Standard } from '../../rules/standard-entries.ts'

export { standardsOf } from '../../rules/standard-entries.ts'

/** Fills a new entry from the world's list of countries, languages or currencies. */
export function StandardEntry({ lookup, onChoose }: { lookup: LookupKey; onChoose: (entry: Standard) => void }) {
  const t = useText('lookups')
  const pick = usePick()
  const [chosen, setChosen] = useState<string | null>(null)
  const entries = useMemo(() => standardEntries(lookup), [lookup])
  const choose = (code: string | null) => {
    setChosen(code)
    const entry = entries.find((each) => each.code === code)
    if (entry) onChoose(entry)
  }
  return (
    <SelectField
      label={t('fromStandard')}
      description={t(lookup === 'Nationality' ? 'hints.standardNationality' : 'hints.standard')}
      options={entries
        .map(({ code, name }) => ({ value: code, label: `${pick(name)} (${code})` }))
        .toSorted((one, other) => one.label.localeCompare(other.label))}
      value={chosen}
      onChange={choose}
    />
  )
}
