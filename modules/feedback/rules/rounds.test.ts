import { expect, test } from 'vitest'
import { placesOf, wrongAnswers, type Answer, type Asked } from './answering.ts'
import { added, counted, meanOf, noSums, sumsOf, wholeGroups } from './counting.ts'
import { sheetKinds } from './kinds.ts'
import { isEnough, roundActions, roundStates, stateAfter } from './round-states.ts'

/** Who moves what from where to where, by hand: `k` who keeps rounds, `s` the system. */
const table = {
  closeFeedbackRound: ['ks', 'open', 'closed'],
  releaseFeedbackRound: ['k', 'closed', 'released'],
} as const

test('every move in every state, of every kind, counted or not, is as it stands by hand', () => {
  expect(Object.keys(roundStates.moves).toSorted()).toEqual(Object.keys(table).toSorted())
  for (const [move, [who, from, to]] of Object.entries(table))
    for (const kind of sheetKinds)
      for (const isCounted of [true, false])
        for (const state of roundStates.states)
          for (const party of ['keeper', 'system'] as const) {
            const isReleased = move === 'releaseFeedbackRound'
            const may = !isReleased || (isCounted && ['courseByTrainee', 'instructorByTrainee'].includes(kind))
            const expected = may && who.includes(party[0]!) && state === from ? to : null
            const after = stateAfter({ kind, state, isCounted }, move as 'closeFeedbackRound', party)
            expect(after, `${party} ${move} ${kind} ${state} ${isCounted}`).toBe(expected)
          }
})

test('an open round is extended, reminded and ended; one over is released where it was counted and nobody signed', () => {
  const round = (kind: (typeof sheetKinds)[number], state: 'open' | 'closed' | 'released', isCounted: boolean) =>
    roundActions({ kind, state, isCounted })
  expect(round('courseByTrainee', 'open', false)).toEqual([
    'extendFeedbackRound',
    'remindFeedbackRound',
    'closeFeedbackRound',
  ])
  expect(round('instructorByTrainee', 'closed', true)).toEqual(['releaseFeedbackRound'])
  expect(round('instructorByTrainee', 'closed', false)).toEqual([])
  expect(round('instructorByEvaluator', 'closed', true)).toEqual([])
  expect(round('courseByTrainee', 'released', true)).toEqual([])
})

test('five trainees are enough and four are not; of who signs one is', () => {
  expect([4, 5].map((answers) => isEnough('courseByTrainee', answers))).toEqual([false, true])
  expect([0, 1].map((answers) => isEnough('instructorByEvaluator', answers))).toEqual([false, true])
  expect([0, 4, 5, 9, 10].map((sheets) => wholeGroups(sheets, 5))).toEqual([0, 0, 5, 5, 10])
})

const asked: readonly Asked[] = [
  { id: 1, answer: 'rating', choices: 0, isRequired: true },
  { id: 2, answer: 'choice', choices: 3, isRequired: false },
  { id: 3, answer: 'text', choices: 0, isRequired: false },
  { id: 4, answer: 'yesNo', choices: 0, isRequired: true },
]
const said = (id: number, value: number | null, text = ''): Answer => ({ id, value, text })

test('an answer is held against its question', () => {
  expect(asked.map(placesOf)).toEqual([8, 3, 0, 2])
  expect(wrongAnswers(asked, [said(1, 8), said(2, 3), said(3, null, 'نص'), said(4, 2)])).toEqual([])
  expect(wrongAnswers(asked, [said(1, 1), said(4, 1)])).toEqual([])
  expect(wrongAnswers(asked, [said(1, 9), said(2, 4), said(3, 1), said(4, 3)])).toEqual([1, 2, 3, 4])
  expect(wrongAnswers(asked, [said(1, 5, 'نص'), said(4, null)])).toEqual([1, 4])
  expect(wrongAnswers(asked, [])).toEqual([1, 4])
  expect(wrongAnswers(asked, [said(1, 5), said(1, 6), said(4, 1)])).toEqual([null])
  expect(wrongAnswers(asked, [said(1, 5), said(9, 1), said(4, 1)])).toEqual([null])
})

test('sheets are counted by question and answer, and their words mixed', () => {
  const sheets = [[said(2, 1), said(1, 8), said(3, null, 'أول')], [said(1, 8), said(3, null, 'ثانٍ')], [said(1, 3)]]
  const { tally, words } = counted(sheets, (list) => [...list].toReversed())
  expect(tally).toEqual([
    { id: 1, value: 3, count: 1 },
    { id: 1, value: 8, count: 2 },
    { id: 2, value: 1, count: 1 },
  ])
  expect(words).toEqual([
    { id: 3, text: 'ثانٍ' },
    { id: 3, text: 'أول' },
  ])
})

test('a mean has a margin by how many have answered, not by how many ratings they gave', () => {
  expect(meanOf(noSums)).toEqual({ Mean: null, Margin: null })
  expect(meanOf({ sheets: 1, count: 2, sum: 14, squares: 98 })).toEqual({ Mean: 7, Margin: null })
  // 4, 5, 6, 7, 8: s² = 2.5, t(4) = 2.78, 2.78 · √(2.5 / 5) = 1.97
  const five = sumsOf([4, 5, 6, 7, 8].map((value) => ({ value, count: 1 })))
  expect(meanOf({ sheets: 5, ...five })).toEqual({ Mean: 6, Margin: 1.97 })
  const twice = added({ sheets: 5, ...five }, { sheets: 0, ...five })
  expect(meanOf(twice).Margin).toBeGreaterThan(1.8)
  expect(meanOf({ sheets: 40, count: 40, sum: 240, squares: 1440 })).toEqual({ Mean: 6, Margin: 0 })
})
