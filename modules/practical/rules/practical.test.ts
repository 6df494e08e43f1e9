import { describe, expect, test } from 'vitest'
import { roles } from '#platform/shared/access.ts'
import { classStates } from '#modules/classes/rules/class-states.ts'
import { assesses, assessingBar } from './assessing.ts'
import { examinationActions, examinationStates, stateAfter, type ExaminationState } from './examination-states.ts'
import {
  countingSeats,
  fateOf,
  markingActions,
  practicalPercent,
  seatFor,
  sheetOutcome,
  showsDegrees,
  type Marking,
} from './marking.ts'
import { degreeFits, saysTheSame } from './sheets.ts'

const marking = (seat: 1 | 2 | 3, sum: number, more: Partial<Marking> = {}): Marking => ({
  seat,
  assessorId: seat,
  isSigned: true,
  isAbsent: false,
  sum,
  ...more,
})

describe('the examination', () => {
  /** Who does what from where to where, by hand: `r` who releases, `p` who plans alone, `s` the system. */
  const table: Readonly<Record<string, readonly [who: string, from: ExaminationState, to: ExaminationState]>> = {
    beginPractical: ['s', 'planned', 'marking'],
    releasePractical: ['r', 'marking', 'released'],
    reopenPractical: ['r', 'released', 'marking'],
  }
  const letter = { releaser: 'r', planner: 'p', system: 's' } as const

  test('every move in every state for every party is as it stands by hand', () => {
    expect(Object.keys(examinationStates.moves).toSorted()).toEqual(Object.keys(table).toSorted())
    for (const [move, [who, from, to]] of Object.entries(table))
      for (const state of examinationStates.states)
        for (const party of ['releaser', 'planner', 'system'] as const)
          expect(stateAfter(state, move as 'beginPractical', party), `${party} ${move} ${state}`).toBe(
            who === letter[party] && from === state ? to : null,
          )
  })

  test('what each may press in each state', () => {
    const may = (releases: boolean, plans: boolean) =>
      examinationStates.states.map((state) => examinationActions(state, { releases, plans }))
    expect(may(true, true)).toEqual([['planPractical'], ['planPractical', 'releasePractical'], ['reopenPractical']])
    expect(may(false, true)).toEqual([['planPractical'], ['planPractical'], []])
    expect(may(false, false)).toEqual([[], [], []])
  })
})

describe('who assesses', () => {
  test('admins and evaluators everywhere, others by their place', () => {
    expect(roles.filter((role) => assesses(role, false))).toEqual(['admin', 'evaluator'])
    expect(roles.filter((role) => assesses(role, true))).toEqual(roles)
  })

  test('in every state of the class and of the examination', () => {
    const facts = { assesses: true, startsOn: '2027-03-02', today: '2027-03-02', questions: 2 }
    const bars = (more: object = {}) =>
      Object.fromEntries(
        classStates.states.map((classState) => [
          classState,
          assessingBar({ ...facts, state: 'marking', classState, ...more }),
        ]),
      )
    const open = { running: null, ended: null, resultsPublished: null, closed: null }
    const never = {
      draft: 'notHeld',
      open: 'notHeld',
      tentative: 'notHeld',
      cancelled: 'notHeld',
      postponed: 'notHeld',
    }
    expect(bars()).toEqual({ ...never, ...open, confirmed: null })
    expect(bars({ today: '2027-03-01' })).toEqual({ ...never, ...open, confirmed: 'notBegun' })
    expect(new Set(Object.values(bars({ state: 'released' })))).toEqual(new Set(['released']))
    expect(new Set(Object.values(bars({ assesses: false })))).toEqual(new Set(['notAssessor']))
    expect(bars({ questions: 0 })).toEqual({
      ...never,
      running: 'empty',
      ended: 'empty',
      resultsPublished: 'empty',
      closed: 'empty',
      confirmed: 'empty',
    })
  })
})

describe('what a sheet comes to', () => {
  test('one assessor’s stands once it is signed; who did not come has 0', () => {
    expect(sheetOutcome(false, [], 20)).toEqual({ state: 'open', sum: null, difference: null })
    expect(sheetOutcome(false, [marking(1, 15, { isSigned: false })], 20).state).toBe('open')
    expect(sheetOutcome(false, [marking(1, 15)], 20)).toEqual({ state: 'settled', sum: 15, difference: null })
    expect(sheetOutcome(false, [marking(1, 0, { isAbsent: true })], 20).sum).toBe(0)
  })

  test('of two the mean, up to 15 points of a hundred apart; beyond that the third’s', () => {
    const two = (first: number, second: number, ...more: Marking[]) =>
      sheetOutcome(true, [marking(1, first), marking(2, second), ...more], 20)
    expect(sheetOutcome(true, [marking(1, 15)], 20).state).toBe('open')
    expect(two(15, 12)).toEqual({ state: 'settled', sum: 13.5, difference: 15 })
    expect(two(15, 11.75)).toEqual({ state: 'apart', sum: null, difference: 16.25 })
    expect(two(15, 10, marking(3, 14, { isSigned: false })).state).toBe('apart')
    expect(two(15, 10, marking(3, 14))).toEqual({ state: 'settled', sum: 14, difference: 25 })
    // They have agreed meanwhile: the third is not asked any more.
    expect(two(15, 14, marking(3, 2)).sum).toBe(14.5)
  })

  test('what is printed of it are the sheets that it comes from', () => {
    const of = (...all: Marking[]) => countingSeats(true, all, 20)
    expect(countingSeats(false, [marking(1, 15)], 20)).toEqual([1])
    expect(countingSeats(false, [marking(1, 15, { isSigned: false })], 20)).toEqual([])
    expect(of(marking(1, 15), marking(2, 12))).toEqual([1, 2])
    expect(of(marking(1, 15), marking(2, 3, { isSigned: false }))).toEqual([1])
    expect(of(marking(1, 15), marking(2, 10))).toEqual([1, 2])
    expect(of(marking(1, 15), marking(2, 10), marking(3, 14))).toEqual([3])
    // They have agreed meanwhile: the third's counts no more.
    expect(of(marking(1, 15), marking(2, 14), marking(3, 2))).toEqual([1, 2])
  })

  test('practical % = Σ degrees / Σ maxima over the sheets, null until each is settled', () => {
    const sheet = (sum: number | null, max: number) => ({
      max,
      outcome: { state: 'settled' as const, sum, difference: null },
    })
    expect(practicalPercent([sheet(15, 20), sheet(7.25, 10)])).toBe(74.17)
    expect(practicalPercent([sheet(15, 20), sheet(null, 10)])).toBeNull()
    expect(practicalPercent([])).toBeNull()
  })
})

describe('whose sheet', () => {
  test('one is shared; of two each takes a free one, and the third only where they are apart', () => {
    expect(seatFor(false, [marking(1, 3)], 9, 20)).toBe(1)
    expect(seatFor(true, [], 9, 20)).toBe(1)
    expect(seatFor(true, [marking(1, 3)], 1, 20)).toBe(1)
    expect(seatFor(true, [marking(1, 3)], 9, 20)).toBe(2)
    expect(seatFor(true, [marking(1, 15), marking(2, 14)], 9, 20)).toBeNull()
    expect(seatFor(true, [marking(1, 15), marking(2, 5)], 9, 20)).toBe(3)
    expect(seatFor(true, [marking(1, 15), marking(2, 5), marking(3, 9)], 9, 20)).toBeNull()
    expect(seatFor(true, [marking(1, 15), marking(2, 5)], 2, 20)).toBe(2)
  })

  test('who signs and who takes a signature back, in every state of the examination', () => {
    const may = (one: object, reader: object) =>
      examinationStates.states.map((state) =>
        markingActions({ assessorId: 7, isSigned: true, signedBy: 7, ...one }, state, {
          accountId: 7,
          assesses: true,
          releases: false,
          ...reader,
        }),
      )
    const until = (act: string) => [[act], [act], []]
    const never = [[], [], []]
    expect(may({ isSigned: false, signedBy: null }, {})).toEqual(until('signPractical'))
    expect(may({ isSigned: false, signedBy: null }, { accountId: 8 })).toEqual(never)
    expect(may({ isSigned: false, signedBy: null, assessorId: null }, { accountId: 8 })).toEqual(until('signPractical'))
    expect(may({ isSigned: false, signedBy: null }, { assesses: false, releases: true })).toEqual(never)
    expect(may({}, {})).toEqual(until('withdrawPracticalSignature'))
    expect(may({}, { accountId: 8 })).toEqual(never)
    expect(may({}, { accountId: 8, assesses: false, releases: true })).toEqual(until('withdrawPracticalSignature'))
  })

  test('of two, each is shown the other’s degrees after signing the own', () => {
    const reader = { accountId: 1, assesses: true }
    const all = [marking(1, 3, { isSigned: false }), marking(2, 4)]
    expect(showsDegrees(true, all[0]!, all, reader)).toBe(true)
    expect(showsDegrees(true, all[1]!, all, reader)).toBe(false)
    expect(showsDegrees(true, all[1]!, [marking(1, 3), all[1]!], reader)).toBe(true)
    expect(showsDegrees(true, all[1]!, all, { accountId: 5, assesses: false })).toBe(true)
    expect(showsDegrees(false, all[1]!, all, reader)).toBe(true)
  })
})

test('what becomes of a degree that is sent', () => {
  const stored = { degree: 5, givenBy: 1, givenAt: 1000, version: 3 }
  const sent = (degree: number, by: number, givenAt: number, version: number | null) =>
    fateOf(stored, { degree, by, givenAt, version })
  expect(fateOf(null, { degree: 5, by: 1, givenAt: 1, version: null })).toBe('write')
  expect(sent(5, 1, 1000, null)).toBe('saved')
  expect(sent(5, 2, 900, null)).toBe('saved')
  expect(sent(6, 1, 1001, null)).toBe('write')
  expect(sent(6, 1, 999, null)).toBe('overtaken')
  expect(sent(6, 2, 2000, null)).toBe('conflict')
  expect(sent(6, 2, 2000, 2)).toBe('conflict')
  expect(sent(6, 2, 2000, 3)).toBe('write')
})

test('degrees go by quarters up to the maximum', () => {
  for (const degree of [0, 0.25, 2.5, 9.75, 10]) expect(degreeFits(degree, 10), String(degree)).toBe(true)
  for (const degree of [-0.25, 0.1, 2.3, 10.25, NaN]) expect(degreeFits(degree, 10), String(degree)).toBe(false)
})

test('a sheet says the same as its edition while questions, order, maxima and assessors do', () => {
  const items = [
    { itemId: 1, text: { ar: 'أ', en: 'A' }, maxDegree: 5 },
    { itemId: 2, text: { ar: 'ب' }, maxDegree: 10 },
  ]
  const edition = { asksSecond: false, items }
  expect(
    saysTheSame({ asksSecond: false, items: [{ ...items[0]!, text: { en: 'A', ar: 'أ' } }, items[1]!] }, edition),
  ).toBe(true)
  expect(saysTheSame({ asksSecond: true, items }, edition)).toBe(false)
  expect(saysTheSame({ asksSecond: false, items: items.toReversed() }, edition)).toBe(false)
  expect(saysTheSame({ asksSecond: false, items: items.slice(1) }, edition)).toBe(false)
  expect(saysTheSame({ asksSecond: false, items: [items[0]!, { ...items[1]!, maxDegree: 9 }] }, edition)).toBe(false)
})
