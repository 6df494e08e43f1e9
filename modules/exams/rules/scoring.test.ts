import { describe, expect, it, test } from 'vitest'
import { gradeOf, paperResult, scoreOf, settledOutcome, type ScoredQuestion } from './scoring.ts'

const question = (type: ScoredQuestion['type'], right: number[], wrong: number[], weight = 4): ScoredQuestion => ({
  type,
  weight,
  answers: [...right.map((id) => ({ id, isRight: true })), ...wrong.map((id) => ({ id, isRight: false }))],
})
const chose = (...AnswerIDs: number[]) => ({ AnswerIDs })
const degrees = { passDegree: 60, excellentDegree: 90 }

describe('marks', () => {
  it.each([
    ['one right chosen', question('multiChoice', [1], [2, 3]), chose(1), 4],
    ['a wrong one chosen', question('multiChoice', [1], [2, 3]), chose(2), 0],
    ['right and wrong chosen where one is asked', question('multiChoice', [1], [2, 3]), chose(1, 2), 0],
    ['true/false right', question('trueFalse', [1], [2]), chose(1), 4],
    ['true/false wrong', question('trueFalse', [1], [2]), chose(2), 0],
    ['all right of several', question('multiAnswers', [1, 2], [3, 4]), chose(2, 1), 4],
    ['half of several', question('multiAnswers', [1, 2], [3, 4]), chose(1), 2],
    ['half right, half wrong', question('multiAnswers', [1, 2], [3, 4]), chose(1, 3), 0],
    ['more wrong than right is not below 0', question('multiAnswers', [1, 2], [3, 4]), chose(3, 4), 0],
    ['everything ticked', question('multiAnswers', [1, 2], [3, 4]), chose(1, 2, 3, 4), 0],
    ['several right and no wrong ones offered', question('multiAnswers', [1, 2], []), chose(1), 2],
    ['a foreign id counts for nothing', question('multiAnswers', [1, 2], [3, 4]), chose(1, 99), 2],
    ['blank', question('multiChoice', [1], [2]), chose(), 0],
    ['never answered', question('text', [], []), null, 0],
    ['a text of spaces', question('text', [], []), { Text: '  ' }, 0],
    ['a text where a choice belongs', question('multiChoice', [1], [2]), { Text: '1' }, 0],
    ['a text waits for a person', question('text', [], []), { Text: 'because' }, null],
  ])('%s', (_, asked, answer, expected) => {
    expect(scoreOf(asked, answer, false)).toBe(expected)
  })

  it('strict: several answers count only as exactly the right set', () => {
    const asked = question('multiAnswers', [1, 2], [3])
    expect(scoreOf(asked, chose(1), true)).toBe(0)
    expect(scoreOf(asked, chose(1, 2, 3), true)).toBe(0)
    expect(scoreOf(asked, chose(1, 2), true)).toBe(4)
  })
})

describe('the result of a paper', () => {
  it('rounds once, half up, at the end', () => {
    const thirds = [1, 1, 1].map(() => ({ score: 1 / 3, weight: 1 }))
    expect(paperResult(thirds, degrees, false)).toMatchObject({ percent: 33.33, maxScore: 3 })
    expect(paperResult([{ score: 0.66665, weight: 1 }], degrees, false).percent).toBe(66.67)
    expect(paperResult([{ score: 1.005, weight: 100 }], degrees, false).percent).toBe(1.01)
  })

  it('stays initial while a text answer is unmarked', () => {
    const marks = [
      { score: 6, weight: 6 },
      { score: null, weight: 4 },
    ]
    expect(paperResult(marks, degrees, false)).toMatchObject({ percent: 60, grade: 'pass', result: 'initial' })
  })

  it('caps a repeat at the pass degree', () => {
    expect(paperResult([{ score: 9, weight: 10 }], degrees, true)).toMatchObject({ percent: 60, grade: 'pass' })
    expect(paperResult([{ score: 5, weight: 10 }], degrees, true)).toMatchObject({ percent: 50, grade: 'fail' })
  })

  it('is nothing out of nothing', () => {
    expect(paperResult([], degrees, false)).toMatchObject({ percent: 0, grade: 'fail', maxScore: 0 })
  })

  it.each([
    [90, 'excellent'],
    [89.99, 'pass'],
    [60, 'pass'],
    [59.99, 'fail'],
  ])('%s %% is %s', (percent, grade) => {
    expect(gradeOf(percent, degrees)).toBe(grade)
  })
})

test('a paper with unmarked answers says neither percentage nor grade', () => {
  const failing = { Percent: 6.67, Grade: 'fail' as const }
  expect(settledOutcome({ ...failing, Result: 'initial' })).toEqual({ percent: null, grade: null })
  expect(settledOutcome({ ...failing, Result: 'final' })).toEqual({ percent: 6.67, grade: 'fail' })
  expect(settledOutcome({ Percent: null, Grade: null, Result: null })).toEqual({ percent: null, grade: null })
})

describe('an answer that is accepted beside the key', () => {
  const also = (...ids: number[]) => ids.map((answerId) => ({ answerId, text: '', tolerance: null }))

  it.each([
    ['in place of the one that is right', question('multiChoice', [1], [2, 3]), also(2), chose(2), 4],
    ['not together with it', question('multiChoice', [1], [2, 3]), also(2), chose(1, 2), 0],
    ['the right one still counts', question('multiChoice', [1], [2, 3]), also(2), chose(1), 4],
    ['another wrong one does not', question('multiChoice', [1], [2, 3]), also(2), chose(3), 0],
    ['both of true and false', question('trueFalse', [1], [2]), also(2), chose(2), 4],
    ['of several it counts not against', question('multiAnswers', [1, 2], [3, 4]), also(3), chose(1, 2, 3), 4],
    ['nor for', question('multiAnswers', [1, 2], [3, 4]), also(3), chose(3), 0],
    // by the key half of the wrong ones, without the accepted one all of them
    ['and takes nothing from anybody', question('multiAnswers', [1, 2], [3, 4]), also(3), chose(1, 2, 4), 2],
  ])('%s', (_, asked, alsoAccepted, answer, expected) => {
    expect(scoreOf({ ...asked, alsoAccepted }, answer, false)).toBe(expected)
  })

  it('of a text and a number, by the settings of the question', () => {
    const short = {
      ...question('shortAnswer', [], []),
      alsoAccepted: [{ answerId: null, text: 'Gi*', tolerance: null }],
    }
    expect([scoreOf(short, { Text: ' giza' }, false), scoreOf(short, { Text: 'Luxor' }, false)]).toEqual([4, 0])
    const number = { ...question('numerical', [], []), alsoAccepted: [{ answerId: null, text: '10', tolerance: 1 }] }
    expect([scoreOf(number, { Text: '11' }, false), scoreOf(number, { Text: '12' }, false)]).toEqual([4, 0])
  })
})
