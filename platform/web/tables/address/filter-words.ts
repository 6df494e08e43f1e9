import type { RecordOption } from '../../forms/useOptions.ts'
import type { Filter, FilterValues } from '../table-types.ts'

export interface FilterChip {
  readonly filter: Filter
  readonly label: string
  readonly words: string
  /** What takes it off. */
  readonly off: FilterValues
}

/** The filters that are on, in words. `day` writes a day; `named` knows the records that were chosen here. */
export function chipsOf(
  filters: readonly Filter[],
  values: FilterValues,
  say: {
    day: (day: string) => string
    dayRange: (from: string, to: string) => string
    yes: string
    no: string
    from: string
    to: string
  },
  named: (key: string, value: string) => RecordOption | undefined,
): FilterChip[] {
  const chips: FilterChip[] = []
  for (const filter of filters) {
    if (filter.kind === 'dayRange') {
      const from = values[filter.keyFrom] ?? ''
      const to = values[filter.keyTo] ?? ''
      if (!from && !to) continue
      const words =
        from && to ? say.dayRange(from, to) : from ? `${say.from} ${say.day(from)}` : `${say.to} ${say.day(to)}`
      chips.push({ filter, label: filter.label, words, off: { [filter.keyFrom]: '', [filter.keyTo]: '' } })
      continue
    }
    const value = values[filter.key] ?? ''
    if (value === '') continue
    chips.push({ filter, label: filter.label, words: wordsOf(filter, value), off: { [filter.key]: '' } })
  }
  return chips

  function wordsOf(filter: Exclude<Filter, { kind: 'dayRange' }>, value: string): string {
    switch (filter.kind) {
      case 'choice':
        return filter.options.find((option) => String(option.value) === value)?.label ?? value
      case 'record':
        return (
          named(filter.key, value)?.label ??
          filter.chosen?.find((option) => String(option.value) === value)?.label ??
          `#${value}`
        )
      case 'day':
        return say.day(value)
      case 'flag':
        return value === 'false' ? say.no : say.yes
      case 'text':
        return value
    }
  }
}

/** What a filter may be set to of what stands in the address: anything else is as good as nothing. */
export function validValue(filter: Filter, value: string): string {
  if (value === '') return ''
  switch (filter.kind) {
    case 'choice':
      return filter.options.some((option) => String(option.value) === value) ? value : ''
    case 'record':
      return /^[1-9]\d{0,9}$/.test(value) ? value : ''
    case 'day':
    case 'dayRange':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''
    case 'flag':
      // A number on another page may lead to those of which it does not hold.
      return value === 'true' || value === 'false' ? value : ''
    case 'text':
      return value.slice(0, 100)
  }
}
