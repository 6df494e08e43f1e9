import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionFaults } from '../question-faults.ts'
import { usualAnswerSettings, type PossibleAnswer, type QuestionType } from '../question.ts'
import { scoreOf, type GivenAnswer, type ScoredQuestion } from '../scoring.ts'
import { isWithin, readNumber, readWrittenNumber } from './numerical.ts'
import { acceptedText, matchesPattern } from './short-answer.ts'

const scored = (type: QuestionType, answers: ScoredQuestion['answers'], settings = {}): ScoredQuestion => ({
  type,
  weight: 4,
  answers,
  settings: { ...usualAnswerSettings, ...settings },
})
const text = (Text: string): GivenAnswer => ({ Text })

describe('a short answer', () => {
  const asked = (settings = {}) =>
    scored(
      'shortAnswer',
      [
        { id: 1, text: 'إدارة السلامة', isRight: true, fraction: 100 },
        { id: 2, text: '*سلامة*', isRight: true, fraction: 50 },
        { id: 3, text: 'Runway Incursion', isRight: true, fraction: 100 },
        { id: 4, text: 'nothing', isRight: false, fraction: 0 },
      ],
      settings,
    )
  it.each([
    ['as accepted', 'إدارة السلامة', 4],
    ['with harakat, without hamza, with tatweel and spaces', '  اِدارة   السّلامـة ', 4],
    ['by a wildcard, for a part', 'ثقافة السلامة الجوية', 2],
    ['in other letters', 'RUNWAY incursion', 4],
    ['accepted for nothing', 'nothing', 0],
    ['none of them', 'weather', 0],
    ['a text longer than any short answer', 'سلامة'.repeat(400), 0],
  ])('%s', (_, given, score) => expect(scoreOf(asked(), text(given), false)).toBe(score))

  it('tells apart what the question says', () => {
    expect(scoreOf(asked({ matchCase: true }), text('runway incursion'), false)).toBe(0)
    expect(scoreOf(asked({ matchMarks: true }), text('ادارة السلامة'), false)).toBe(2)
    expect(scoreOf(asked({ matchSpaces: true }), text('Runway  Incursion'), false)).toBe(0)
  })
  it('gives the first that fits, in the order of the bank', () => {
    const answers = [{ text: '*' }, { text: 'Cairo' }]
    expect(acceptedText(answers, 'Cairo')).toBe(answers[0])
  })
  it('reads a pattern as Moodle does', () => {
    for (const [given, pattern, fits] of [
      ['colour', 'colo*r', true],
      ['color', 'colo*r', true],
      ['colours', 'colo*r', false],
      ['2*3', String.raw`2\*3`, true],
      ['2x3', String.raw`2\*3`, false],
      ['', '*', true],
      ['', '', true],
      ['a', '', false],
    ] as const)
      expect([given, pattern, matchesPattern(given, pattern)]).toEqual([given, pattern, fits])
  })
  it('agrees with a regular expression on every small pattern', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 6 })
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 }), letters, (given, pattern) => {
        expect(matchesPattern(given, pattern)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(given))
      }),
    )
  })
})

describe('a number', () => {
  const asked = (settings = {}) =>
    scored(
      'numerical',
      [
        { id: 1, text: '3.14', isRight: true, fraction: 100, tolerance: 0.005 },
        { id: 2, text: '3', isRight: true, fraction: 25, tolerance: 0.5 },
        { id: 3, text: '*', isRight: false, fraction: 0 },
      ],
      settings,
    )
  it.each([
    ['3.14', 4],
    ['٣٫١٤', 4],
    ['۳.۱۴', 4],
    ['3,14', 4],
    ['3.145', 4],
    ['3.1451', 1],
    ['314e-2', 4],
    ['-3.14', 0],
    ['pi', 0],
    ['3.14 cm', 0],
  ])('%s gives %s of 4', (given, score) => expect(scoreOf(asked(), text(given), false)).toBe(score))
  it('lets a unit pass where one may stand', () => {
    expect(scoreOf(asked({ units: true }), text('3.14 cm'), false)).toBe(4)
    expect(readWrittenNumber('١٢٫٥ كم')).toEqual({ value: 12.5, unit: 'كم' })
  })
  it('is not fooled by binary fractions', () => {
    expect(isWithin(0.1 + 0.2, 0.3, 0)).toBe(true)
    expect(isWithin(0.3000001, 0.3, 0)).toBe(false)
    expect(isWithin(1.1, 1, 0.1)).toBe(true)
  })
  it.each([
    ['1,500,000', 1_500_000],
    ['1٬500', 1500],
    ['.5', 0.5],
    ['5.', 5],
    ['−7', -7],
    ['', null],
    ['.', null],
    ['e5', null],
    ['12a', null],
    ['1e999', null],
  ])('reads %j as %s', (given, value) => expect(readNumber(given)).toBe(value))
})

describe('pairs', () => {
  const asked = scored('matching', [
    { id: 1, role: 'item', isRight: true, matchId: 11 },
    { id: 2, role: 'item', isRight: true, matchId: 12 },
    { id: 3, role: 'item', isRight: true, matchId: 11 },
    { id: 4, role: 'item', isRight: true, matchId: 13 },
    ...[11, 12, 13, 14].map((id) => ({ id, role: 'choice' as const, isRight: id < 14 })),
  ])
  const pairs = (...ids: [number, number][]): GivenAnswer => ({
    Pairs: ids.map(([ItemID, AnswerID]) => ({ ItemID, AnswerID })),
  })
  it.each([
    ['all right', pairs([1, 11], [2, 12], [3, 11], [4, 13]), 4],
    ['half of them', pairs([1, 11], [2, 12], [3, 12]), 2],
    ['none', pairs([1, 12], [2, 11]), 0],
    ['nothing chosen', pairs(), 0],
    ['every choice for one item', pairs([1, 11], [1, 12], [1, 13]), 0],
    ['what is no item', pairs([11, 11], [99, 13]), 0],
    ['a text', text('11'), 0],
  ])('%s', (_, given, score) => expect(scoreOf(asked, given, false)).toBe(score))
})

describe('shares of their own', () => {
  const asked = (...fractions: number[]) =>
    scored(
      'multiAnswers',
      fractions.map((fraction, id) => ({ id, fraction, isRight: fraction > 0 })),
    )
  const chose = (...AnswerIDs: number[]) => ({ AnswerIDs })
  it.each([
    ['add up', asked(70, 30, -100), chose(0), 2.8],
    ['take away', asked(70, 30, -50), chose(0, 2), 0.8],
    ['never go below nothing', asked(70, 30, -100), chose(1, 2), 0],
    ['take nothing where the file takes nothing', asked(60, 40, 0), chose(0, 1, 2), 4],
    ['are the whole for exactly the right ones', asked(33.333, 33.333, 33.333, -50), chose(0, 1, 2), 4],
  ])('%s', (_, question, given, score) => expect(scoreOf(question, given, false)).toBeCloseTo(score, 10))
  it('give way to the strict rule', () => expect(scoreOf(asked(70, 30, -100), chose(0), true)).toBe(0))
  it('are the academy’s own formula where they are equal', () => {
    const equal = asked(50, 50, -50, -50)
    const plain = { ...equal, answers: equal.answers.map((answer) => ({ ...answer, fraction: null })) }
    for (const given of [chose(0), chose(0, 2), chose(0, 1, 2), chose(2, 3), chose(0, 1)])
      expect(scoreOf(equal, given, false)).toBeCloseTo(scoreOf(plain, given, false)!, 10)
  })
})

describe('what keeps a question from being asked', () => {
  const faults = (type: QuestionType, answers: readonly PossibleAnswer[]) =>
    questionFaults({ type, text: '<p>?</p>', modelAnswer: '', weight: 1, seconds: 1, answers })
  const accepted = (answer: string, fraction: number, tolerance = 0): PossibleAnswer => ({
    text: answer,
    fraction,
    tolerance,
    isRight: fraction > 0,
  })
  const pair = (left: string, match: string): PossibleAnswer => ({ text: left, match, isRight: left !== '' })
  it.each([
    ['shortAnswer', [accepted('a', 100), accepted('b', 0)], []],
    ['shortAnswer', [], ['noRightAnswer']],
    ['shortAnswer', [accepted('a', 50)], ['noFullAnswer']],
    ['shortAnswer', [accepted('', 100)], ['emptyAnswer']],
    ['shortAnswer', [accepted('', 100), accepted('', 100)], ['emptyAnswer']],
    [
      'multiChoice',
      [
        { ...accepted('', 0), fraction: null },
        { ...accepted('', 100), fraction: null },
      ],
      ['emptyAnswer'],
    ],
    ['shortAnswer', [accepted('a', 100), accepted('a', 50)], ['sameAnswer']],
    ['shortAnswer', [accepted('a', 100), accepted('b', -10)], ['fractionOutOfRange']],
    ['numerical', [accepted('1', 100, 0.5), accepted('1', 50, 2), accepted('*', 0)], []],
    ['numerical', [accepted('one', 100)], ['notANumber']],
    ['numerical', [accepted('1', 100, -1)], ['toleranceNegative']],
    ['matching', [pair('a', '1'), pair('b', '2'), pair('', '3')], []],
    ['matching', [pair('a', '1'), pair('', '2')], ['tooFewPairs']],
    ['matching', [pair('a', '1'), pair('b', '')], ['noMatch']],
    ['matching', [pair('a', '1'), pair('b', '1')], ['tooFewAnswers']],
    ['matching', [pair('a', '1'), pair('a', '2')], ['sameAnswer']],
    ['multiAnswers', [accepted('a', 60), accepted('b', 40), accepted('c', -20)], []],
    ['multiAnswers', [accepted('a', 60), accepted('b', 50), accepted('c', 0)], ['sharesNotHundred']],
  ] as const)('%s %#', (type, answers, found) => expect(faults(type, answers)).toEqual(found))
})
