import { expect, test } from 'vitest'
import { fitWords } from './whole-words.ts'

/** A table as wide as its paper while words may break, and at least as wide as its words otherwise. */
const tableOf = (paper: number, words: number, dataset: DOMStringMap = {}) => ({
  dataset,
  style: { overflowWrap: '' },
  get offsetWidth() {
    return this.style.overflowWrap === 'anywhere' ? paper : Math.max(paper, words)
  },
})

test('words of a table break only where it would reach past its paper', () => {
  const narrow = tableOf(700, 640)
  fitWords(narrow)
  expect(narrow).toMatchObject({ dataset: {}, style: { overflowWrap: '' } })
  const wide = tableOf(700, 820)
  fitWords(wide)
  expect(wide).toMatchObject({ dataset: { tight: '' }, style: { overflowWrap: '' } })
  // Drawn anew in another language, it is measured anew.
  const before = tableOf(700, 640, { tight: '' })
  fitWords(before)
  expect(before.dataset).toEqual({})
})
