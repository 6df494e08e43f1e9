import { expect, test } from 'vitest'
import { circleOf } from './no-circles.ts'

const bundle = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(imports).map(([fileName, names]) => [fileName, { type: 'chunk', fileName, imports: names }]),
  ) as never

test('files that import each other are found, with the way around', () => {
  expect(circleOf(bundle({ main: ['page', 'kit'], page: ['kit', 'words'], kit: ['words'], words: [] }))).toBeNull()
  expect(circleOf(bundle({ main: ['page'], page: ['kit'], kit: ['words'], words: ['page'] }))).toEqual([
    'page',
    'kit',
    'words',
    'page',
  ])
})
