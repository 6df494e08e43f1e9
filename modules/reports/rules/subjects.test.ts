import { expect, test } from 'vitest'
import { addedFigures, countedBy, figuresOf, shownFigures, subjectKeys, subjects } from './subjects.ts'

test('a ratio is of the sums of a group, and nothing where nothing stands below the line', () => {
  expect(addedFigures('results')).toEqual(['judged', 'passed', 'failed', 'percents'])
  expect(figuresOf('results', [3, 2, 1, 231.5])).toEqual([3, 2, 1, 66.67, 77.17])
  expect(figuresOf('results', [0, 0, 0, 0])).toEqual([0, 0, 0, null, null])
  expect(figuresOf('classes', [2, 30, 21, 9])).toEqual([2, 30, 21, 9, 70])
})

test('every ratio is made of figures that rows bring something to, and what is drawn is shown', () => {
  for (const key of subjectKeys) {
    const { figures, drawn, by } = subjects[key]
    expect(shownFigures(key)).toContain(drawn)
    expect(by.length).toBeGreaterThan(1)
    for (const figure of Object.keys(figures)) expect(addedFigures(key), figure).toContain(countedBy(key, figure))
    for (const figure of Object.values(figures))
      if ('of' in figure) expect(addedFigures(key)).toEqual(expect.arrayContaining([...figure.of]))
  }
})
