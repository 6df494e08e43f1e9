import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOf, degreeFits, finalResult, sumFaults, type ResultFacts } from './final-result.ts'

const facts = (more: Partial<ResultFacts> = {}): ResultFacts => ({
  hasBegun: true,
  means: [
    { id: 1, kind: 'participation', percent: 10, maxScore: 10, score: 8, isFinal: true },
    { id: 2, kind: 'attendance', percent: 20, maxScore: 100, score: 90, isFinal: true },
  ],
  exams: [
    { id: 1, share: 40, percent: 75, passDegree: 60, isMandatory: true, isFinal: true },
    { id: 2, share: 60, percent: 85, passDegree: 60, isMandatory: true, isFinal: true },
  ],
  passPercent: 60,
  practical: null,
  attendancePercent: 90,
  attendanceThreshold: 80,
  attendanceReachable: 90,
  attendanceIsFinal: true,
  ...more,
})

test('means and exams by their percentages', () => {
  // 10 × 8/10 + 20 × 90/100 + 70 × (40 × 75 + 60 × 85) / 100 / 100 = 8 + 18 + 56.7
  expect(finalResult(facts())).toMatchObject({
    percent: 82.7,
    passed: true,
    standing: 'final',
    meansWeight: 30,
    examsWeight: 70,
    means: [{ points: 8 }, { points: 18 }],
    exams: [
      { points: 21, passed: true },
      { points: 35.7, passed: true },
    ],
    shortfalls: [],
  })
})

test('the practical part is a gate, and no part of the sum', () => {
  const practical = (percent: number | null, more: Partial<ResultFacts> = {}) =>
    finalResult(facts({ practical: { percent, passPercent: 60 }, ...more }))
  expect(practical(60)).toMatchObject({ percent: 82.7, passed: true, outcome: 'passed', standing: 'final' })
  expect(practical(59.99)).toMatchObject({ percent: 82.7, outcome: 'notPassed', shortfalls: ['practicalTooLow'] })
  // Until it is released passing is open, and nothing is final.
  expect(practical(null)).toMatchObject({ passed: false, outcome: 'inProgress', standing: 'initial', shortfalls: [] })
  expect(practical(10, { attendanceIsFinal: false })).toMatchObject({ outcome: 'notPassed', standing: 'initial' })
})

test('no means: the exams alone', () => {
  expect(finalResult(facts({ means: [] })).percent).toBe(81)
})

test('no exams: the means are scaled to the whole', () => {
  expect(finalResult(facts({ exams: [] })).percent).toBeCloseTo((100 / 30) * 26, 2)
})

describe('not passed', () => {
  test('under the pass percentage', () => {
    const low = facts({ exams: [{ id: 1, share: 100, percent: 40, passDegree: 30, isMandatory: true, isFinal: true }] })
    expect(finalResult(low)).toMatchObject({ passed: false, shortfalls: ['underPassPercent'] })
  })
  test('a mandatory exam failed, another one not', () => {
    const failed = { id: 1, share: 40, percent: 50, passDegree: 60, isMandatory: true, isFinal: true }
    const good = { id: 2, share: 60, percent: 95, passDegree: 60, isMandatory: true, isFinal: true }
    expect(finalResult(facts({ exams: [failed, good] })).shortfalls).toEqual(['mandatoryExamFailed'])
    expect(finalResult(facts({ exams: [{ ...failed, isMandatory: false }, good] })).passed).toBe(true)
  })
  test('attendance under the threshold, and exactly on it', () => {
    expect(finalResult(facts({ attendancePercent: 79.99 })).shortfalls).toEqual(['attendanceTooLow'])
    expect(finalResult(facts({ attendancePercent: 80 })).passed).toBe(true)
    expect(finalResult(facts({ attendancePercent: null })).shortfalls).toEqual(['attendanceTooLow'])
  })
})

test('initial while any part may change', () => {
  const [participation, attendance] = facts().means
  expect(finalResult(facts({ means: [{ ...participation!, score: null }, attendance!] })).standing).toBe('initial')
  expect(finalResult(facts({ attendanceIsFinal: false })).standing).toBe('initial')
  const [first, second] = facts().exams
  expect(finalResult(facts({ exams: [first!, { ...second!, isFinal: false }] })).standing).toBe('initial')
})

describe('what is said before the result is final', () => {
  const [participation, attendance] = facts().means
  const [first, second] = facts().exams
  const open = { percent: null, isFinal: false }
  const nothing = facts({
    means: [
      { ...participation!, score: null, isFinal: false },
      { ...attendance!, score: 0, isFinal: false },
    ],
    exams: [
      { ...first!, ...open },
      { ...second!, ...open },
    ],
    attendancePercent: null,
    attendanceReachable: null,
    attendanceIsFinal: false,
  })
  const said = ({ outcome, shortfalls }: ReturnType<typeof finalResult>) => [outcome, ...shortfalls]

  test('the class has not begun: nothing is short', () => {
    expect(said(finalResult({ ...nothing, hasBegun: false }))).toEqual(['notBegun'])
  })
  test('a class that runs is in progress, also while nothing is marked in it', () => {
    expect(said(finalResult(nothing))).toEqual(['inProgress'])
  })
  test('a first day was marked: in progress', () => {
    expect(said(finalResult({ ...nothing, attendancePercent: 20, attendanceReachable: 100 }))).toEqual(['inProgress'])
  })
  test('an exam was sat, its essay not marked: in progress, however few its points', () => {
    const unmarked = { ...first!, percent: 6.67, isFinal: false }
    expect(said(finalResult({ ...nothing, exams: [unmarked, { ...second!, ...open }] }))).toEqual(['inProgress'])
  })
  test('not passed once no part can make up for it', () => {
    expect(said(finalResult({ ...nothing, attendancePercent: 10, attendanceReachable: 79 }))).toEqual([
      'notPassed',
      'attendanceTooLow',
    ])
    const failed = { ...first!, percent: 50, isFinal: true }
    expect(said(finalResult({ ...nothing, exams: [failed, { ...second!, ...open }] }))).toEqual([
      'notPassed',
      'mandatoryExamFailed',
    ])
    const optional = { ...second!, isMandatory: false, percent: 0, isFinal: true }
    expect(said(finalResult({ ...nothing, exams: [{ ...first!, ...open }, optional] }))).toEqual([
      'notPassed',
      'underPassPercent',
    ])
  })
  test('final: passed or not', () => {
    expect(said(finalResult(facts()))).toEqual(['passed'])
    expect(said(finalResult(facts({ attendancePercent: 70 })))).toEqual(['notPassed', 'attendanceTooLow'])
  })
})

test('the final percentage stays within 0 and 100 and rises with every part', () => {
  const part = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(part, part, part, fc.double({ min: 0, max: 10, noNaN: true }), (one, two, raise, score) => {
      const [participation, attendance] = facts().means
      const [first, second] = facts().exams
      const at = (percent: number) =>
        finalResult(
          facts({
            means: [{ ...participation!, score }, attendance!],
            exams: [
              { ...first!, percent: one },
              { ...second!, percent },
            ],
          }),
        ).percent
      expect(at(two)).toBeGreaterThanOrEqual(0)
      expect(at(two)).toBeLessThanOrEqual(100)
      expect(at(Math.min(100, two + raise))).toBeGreaterThanOrEqual(at(two))
    }),
  )
})

test('sums that are wrong are named', () => {
  expect(sumFaults([{ percent: 60 }, { percent: 40 }], [{ share: 100 }])).toEqual(['meansSum'])
  expect(sumFaults([{ percent: 30 }], [{ share: 50 }, { share: 40 }])).toEqual(['examsSum'])
  expect(sumFaults([{ percent: 30 }], [{ share: 33.33 }, { share: 33.33 }, { share: 33.34 }])).toEqual([])
  expect(sumFaults([{ percent: 99 }], [])).toEqual([])
})

test('bands by their minimum', () => {
  const bands = [90, 80, 70, 60].map((minPercent) => ({ minPercent }))
  expect(bandOf(bands, 90)?.minPercent).toBe(90)
  expect(bandOf(bands, 89.99)?.minPercent).toBe(80)
  expect(bandOf(bands, 59.99)).toBeNull()
})

test('participation is a degree from 1 to 10', () => {
  expect([0, 1, 10, 11].map((score) => degreeFits({ kind: 'participation', maxScore: 10 }, score))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([-1, 0, 20, 21].map((score) => degreeFits({ kind: 'assignments', maxScore: 20 }, score))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
