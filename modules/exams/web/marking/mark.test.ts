import { expect, test } from 'vitest'
import { finishedWord, remarksFor, totalWith, withRemark } from './mark.ts'

test('the total counts marks as they are typed, in place of those that were saved', () => {
  const paper = {
    Score: 8,
    Turn: null,
    QuestionList: [
      { ExamQuestionID: 1, Score: 6, Weight: 10 },
      { ExamQuestionID: 2, Score: 2, Weight: 5 },
      { ExamQuestionID: 3, Score: null, Weight: 5 },
    ],
  }
  const typed = (marks: Readonly<Record<number, number | undefined>>) =>
    totalWith(paper, (id) => (id in marks ? { score: marks[id], comment: '' } : undefined))
  expect(typed({})).toBe(8)
  expect(typed({ 3: 4.5 })).toBe(12.5)
  expect(typed({ 2: 1, 3: 4.5 })).toBe(11.5)
  // A remark alone, and what is no number yet.
  expect(typed({ 2: undefined, 3: NaN })).toBe(8)
  // More than the question is worth.
  expect(typed({ 3: 99 })).toBe(8)
})

test('within a turn the total counts the marks that the reader saved, which the paper does not have yet', () => {
  const paper = {
    Score: 4,
    Turn: 1,
    QuestionList: [
      { ExamQuestionID: 1, Score: 4, Weight: 4 },
      { ExamQuestionID: 2, Score: 10, Weight: 12 },
    ],
  }
  expect(totalWith(paper, () => undefined)).toBe(14)
  expect(totalWith(paper, (id) => (id === 2 ? { score: 9, comment: '' } : undefined))).toBe(13)
})

test('a paper that waits for another marker is not said to be marked', () => {
  expect(finishedWord('awaitingManual')).toBe('marking.finishedTurn')
  expect((['marked', 'final'] as const).map(finishedWord)).toEqual(['marking.finished', 'marking.finished'])
})

test('a remark is added to what is typed, once, and never beyond what is kept', () => {
  expect(withRemark('', 'Give an example', '\n')).toBe('Give an example')
  expect(withRemark('Good start \n', 'Give an example', '\n')).toBe('Good start\nGive an example')
  expect(withRemark('Good start', 'Give an example', ' ')).toBe('Good start Give an example')
  expect(withRemark('Good start\nGive an example', 'Give an example', '\n')).toBe('Good start\nGive an example')
  const full = 'x'.repeat(1990)
  expect(withRemark(full, 'Give an example', '\n')).toBe(full)
})

test('of a question its own remarks come first, and not all of an exam', () => {
  const remarks = Array.from({ length: 30 }, (_, at) => ({ at, ExamQuestionIDs: at === 29 ? [7, 8] : [8] }))
  expect(remarksFor(7, remarks).map(({ at }) => at)).toEqual([29, ...Array.from({ length: 19 }, (_, at) => at)])
})
