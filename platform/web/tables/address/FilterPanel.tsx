import { useState } from 'react'
import { SelectField } from '../../forms/fields/ChoiceFields.tsx'
import { DayField, DayRangeField } from '../../forms/fields/DayFields.tsx'
import { RecordSelect } from '../../forms/fields/RecordSelect.tsx'
import { TextField } from '../../forms/fields/TextFields.tsx'
import type { RecordOption } from '../../forms/useOptions.ts'
import { useKit } from '../../ui/useKit.ts'
import classes from '../table.module.css'
import type { Filter, FilterValues } from '../table-types.ts'

export interface FilterPanelProps {
  readonly filters: readonly Filter[]
  readonly values: FilterValues
  readonly onChange: (values: FilterValues) => void
  /** The words of a record that is known here. */
  readonly named: (key: string, value: string) => RecordOption | undefined
  /** Remembers the words of a record, for its chip. */
  readonly onNamed: (key: string, option: RecordOption) => void
}

/** The fields of all filters; each takes effect at once. */
export function FilterPanel({ filters, values, onChange, named, onNamed }: FilterPanelProps) {
  const kit = useKit()
  const offered = filters.filter((each) => each.kind !== 'record' || !each.quiet || values[each.key])
  return (
    <div role="group" aria-label={kit('table.filtersOn')} className={classes['panel']}>
      {offered.map((filter) => (
        <FilterField
          key={filter.kind === 'dayRange' ? filter.keyFrom : filter.key}
          filter={filter}
          values={values}
          onChange={onChange}
          named={named}
          onNamed={onNamed}
        />
      ))}
    </div>
  )
}

function FilterField({
  filter,
  values,
  onChange,
  named,
  onNamed,
}: { filter: Filter } & Omit<FilterPanelProps, 'filters'>) {
  const kit = useKit()
  switch (filter.kind) {
    case 'choice':
      return (
        <SelectField
          label={filter.label}
          placeholder={kit('all')}
          options={filter.options.map((option) => ({ ...option, value: String(option.value) }))}
          value={values[filter.key] ?? ''}
          onChange={(value) => onChange({ [filter.key]: value ?? '' })}
        />
      )
    case 'record': {
      const { option } = filter
      const known = named(filter.key, values[filter.key] ?? '')
      return (
        <RecordSelect
          label={filter.label}
          placeholder={kit('all')}
          call={filter.call}
          option={(row) => {
            const made = option(row)
            onNamed(filter.key, made)
            return made
          }}
          {...(filter.input && { input: filter.input })}
          {...(filter.whole && { whole: true })}
          chosen={[...(filter.chosen ?? []), ...(known ? [known] : [])]}
          value={values[filter.key] ? Number(values[filter.key]) : null}
          onChange={(value: number | null) => onChange({ [filter.key]: value === null ? '' : String(value) })}
        />
      )
    }
    case 'day':
      return (
        <DayField
          label={filter.label}
          hijri={false}
          value={values[filter.key] || null}
          onChange={(day) => validDay(day) && onChange({ [filter.key]: day ?? '' })}
        />
      )
    case 'dayRange':
      return (
        <div className={classes['double']}>
          <DayRangeField
            label={filter.label}
            value={[values[filter.keyFrom] || null, values[filter.keyTo] || null]}
            onChange={([from, to]) => {
              if (validDay(from) && validDay(to)) onChange({ [filter.keyFrom]: from ?? '', [filter.keyTo]: to ?? '' })
            }}
          />
        </div>
      )
    case 'flag':
      return (
        <SelectField
          label={filter.label}
          placeholder={kit('all')}
          options={[
            { value: 'true', label: kit('yes') },
            ...(filter.both || values[filter.key] === 'false' ? [{ value: 'false', label: kit('no') }] : []),
          ]}
          value={values[filter.key] ?? ''}
          onChange={(value) => onChange({ [filter.key]: value ?? '' })}
        />
      )
    case 'text':
      return (
        <TextFilter
          filter={filter}
          value={values[filter.key] ?? ''}
          onChange={(value) => onChange({ [filter.key]: value })}
        />
      )
  }
}

// While a day is being typed it is not asked for.
const validDay = (day: string | null | undefined) => !day || /^\d{4}-\d{2}-\d{2}$/.test(day)

/** Asked for on leaving the field or Enter, not at each letter. */
function TextFilter({
  filter,
  value,
  onChange,
}: {
  filter: Filter & { kind: 'text' }
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const give = () => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
    setTyped(null)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <TextField
        label={filter.label}
        kind={filter.latin ? 'code' : 'text'}
        value={typed ?? value}
        onChange={(text) => setTyped(text ?? '')}
        onBlur={give}
      />
    </form>
  )
}
