import { expect, test } from 'vitest'
import { compared, comparedFields, seenOf, type Compared, type ComparedField } from './compare.ts'

const row = (id: number, root: number, says: Partial<Record<ComparedField, string>> = {}): Compared => ({
  id,
  root,
  version: 1,
  says: {
    ...(Object.fromEntries(comparedFields.map((field) => [field, ''])) as Record<ComparedField, string>),
    ...says,
  },
})

test('rows are paired by what they are branches of, whichever side has them', () => {
  const { differences, same } = compared(
    [row(1, 1), row(2, 2, { fee: '100' }), row(3, 3)],
    [row(11, 1), row(12, 2, { fee: '120', dates: 'later' }), row(14, 14)],
  )
  expect(differences.map(({ kind, left, right, fields }) => [kind, left?.id, right?.id, fields])).toEqual([
    ['changed', 2, 12, ['dates', 'fee']],
    ['left', 3, undefined, []],
    ['right', undefined, 14, []],
  ])
  expect(same.map(({ left, right }) => [left.id, right.id])).toEqual([[1, 11]])
})

test('every field that is compared is told', () => {
  for (const field of comparedFields)
    expect(compared([row(1, 1)], [row(2, 1, { [field]: 'x' })]).differences[0]?.fields).toEqual([field])
})

test('what was seen is another text once a row, a version or costs are others, and the same in any order', () => {
  const seen = seenOf([row(1, 1), row(2, 2)], [row(3, 1)])
  expect(seenOf([row(2, 2), row(1, 1)], [row(3, 1)])).toBe(seen)
  expect(seenOf([row(1, 1)], [row(3, 1)])).not.toBe(seen)
  expect(seenOf([row(1, 1), { ...row(2, 2), version: 2 }], [row(3, 1)])).not.toBe(seen)
  expect(seenOf([row(1, 1), row(2, 2, { costs: '7' })], [row(3, 1)])).not.toBe(seen)
})
