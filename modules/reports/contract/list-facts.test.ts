import { expect, test } from 'vitest'
import { lookOf, rowOf } from '#platform/shared/record/list.ts'
import { lists as ar } from '../text/lists/ar.ts'
import { lists as en } from '../text/lists/en.ts'
import { lists as fr } from '../text/lists/fr.ts'
import { faultOf } from '../rules/definition.ts'
import { columnChoices, factsOf, filterKinds, looksOf } from './list-facts.ts'
import { reportLists } from './report-lists.ts'
import { reportListKeys } from '../rules/list-keys.ts'

interface ListWords {
  readonly title: string
  readonly columns: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}

test.each(reportListKeys)('%s: every column and filter is one of its list, and has words', (key) => {
  const { call, columns, first } = reportLists[key]
  const fields = rowOf(call)
  const looks = looksOf(key)
  for (const name of columns) expect(lookOf(fields[name]!), name).not.toBeNull()
  expect(
    faultOf({ List: key, Columns: first, Filters: [], Search: '', Sort: '', GroupBy: [], Figures: [] }, factsOf(key)),
  ).toBeNull()
  for (const words of [ar, en, fr] as readonly Readonly<Record<string, ListWords>>[]) {
    const { title, columns: labels, words: choices } = words[key]!
    expect(title).not.toBe('')
    for (const name of [...columns, ...Object.keys(filterKinds(key))]) expect(labels[name], name).toBeTruthy()
    for (const name of columns.filter((each) => looks[each] === 'choice'))
      for (const value of columnChoices(key, name)!) expect(choices[name]?.[value], `${name} ${value}`).toBeTruthy()
    for (const [name, filter] of Object.entries(filterKinds(key)))
      if (filter.kind === 'choice')
        for (const value of filter.choices) expect(choices[name]?.[value], `${name} ${value}`).toBeTruthy()
  }
})

test('years are grouped by and not added up', () => {
  expect(looksOf('planRows')).toMatchObject({ Year: 'ordinal', RunNumber: 'ordinal', Hours: 'number' })
})
