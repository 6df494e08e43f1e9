import { describe, expect, test } from 'vitest'
import { next } from '#platform/shared/record/states.ts'
import { appealBar, appealTable } from './appeals.ts'
import {
  competitionActions,
  competitionStateAt,
  competitionTable,
  invites,
  movesUntil,
  type CompetitionState,
} from './competition-states.ts'
import { entryActions, entryBar, entryTable } from './entry-states.ts'
import { ranked, timeUsed, type SatPaper } from './ranking.ts'

/** `state action: party...` of every move that the table allows, one line each. */
function allowed(table: { states: readonly string[]; moves: object }, who: readonly string[]): string[] {
  return table.states.flatMap((state) =>
    Object.keys(table.moves).flatMap((action) => {
      const able = who.filter((party) => next(table as never, state, action as never, party))
      return able.length > 0 ? [`${state} ${action}: ${able.join(' ')}`] : []
    }),
  )
}

describe('states', () => {
  test('a competition goes this way and no other', () => {
    expect(allowed(competitionTable, ['keeper', 'clock', 'trainee', 'corrector'])).toEqual([
      'draft publish: keeper',
      'published withdrawCompetition: keeper',
      'published openRegistration: keeper clock',
      'registrationOpen withdrawCompetition: keeper',
      'registrationOpen begin: clock',
      'running endRun: keeper clock',
      'closed beginCorrection: clock',
      'correction releaseProvisional: keeper',
      'provisional takeBackProvisional: keeper',
      'provisional openAppeals: keeper',
      'appeals releaseFinal: keeper clock',
      'final archive: keeper',
    ])
  })

  test('an entry goes this way and no other', () => {
    expect(allowed(entryTable, ['keeper', 'trainee', 'clock'])).toEqual([
      'entered askEntryFee: clock',
      'entered admit: clock',
      'awaitingPayment uploadEntryProof: trainee',
      'awaitingPayment withdrawEntry: trainee',
      'awaitingPayment lapse: clock',
      'proofUploaded confirmEntryFee: keeper',
      'proofUploaded returnEntryFee: keeper',
      'proofUploaded rejectEntryProof: keeper',
      'proofRejected uploadEntryProof: trainee',
      'proofRejected withdrawEntry: trainee',
      'proofRejected lapse: clock',
      'admitted withdrawEntry: trainee',
      'withdrawn enterAgain: trainee',
    ])
  })

  test('an appeal is decided once, by whoever corrects', () => {
    expect(allowed(appealTable, ['keeper', 'trainee', 'corrector'])).toEqual([
      'filed upholdAppeal: corrector',
      'filed rejectAppeal: corrector',
    ])
  })
})

const times = {
  entriesOpenAt: new Date('2026-03-05T07:00:00Z'),
  startsAt: new Date('2026-03-10T08:00:00Z'),
  endsAt: new Date('2026-03-10T11:00:00Z'),
}
const at = (state: CompetitionState, instant: string) => competitionStateAt({ state, ...times }, new Date(instant), 5)

test('its dates move an announced competition on, and no other', () => {
  expect(at('published', '2026-03-05T06:59:59Z')).toBe('published')
  expect(at('published', '2026-03-05T07:00:00Z')).toBe('registrationOpen')
  expect(at('registrationOpen', '2026-03-04T00:00:00Z')).toBe('registrationOpen')
  expect(at('published', '2026-03-10T08:00:00Z')).toBe('running')
  expect(at('running', '2026-03-10T10:59:59Z')).toBe('running')
  expect(at('running', '2026-03-10T11:00:00Z')).toBe('closed')
  expect(at('closed', '2026-03-10T11:05:00Z')).toBe('correction')
  for (const state of ['draft', 'correction', 'provisional', 'appeals', 'final', 'archived'] as const)
    expect(at(state, '2030-01-01T00:00:00Z')).toBe(state)
  expect(movesUntil('published', 'correction')).toEqual(['openRegistration', 'begin', 'endRun', 'beginCorrection'])
  expect(movesUntil('running', 'running')).toEqual([])
  expect(competitionTable.states.filter(invites)).toEqual(['published', 'registrationOpen', 'running'])
})

test('results become final once appeals are over and decided; what was entered is not withdrawn', () => {
  const facts = { sitting: 0, papersWaiting: 0, appealsOver: true, appealsWaiting: 0, wasEntered: false }
  expect(competitionActions('appeals', facts)).toEqual(['releaseFinal'])
  expect(competitionActions('appeals', { ...facts, appealsOver: false })).toEqual([])
  expect(competitionActions('appeals', { ...facts, appealsWaiting: 1 })).toEqual([])
  expect(competitionActions('running', facts)).toEqual(['endRun'])
  expect(competitionActions('running', { ...facts, sitting: 1 })).toEqual([])
  expect(competitionActions('correction', facts)).toEqual(['releaseProvisional'])
  expect(competitionActions('correction', { ...facts, papersWaiting: 1 })).toEqual([])
  expect(competitionActions('published', facts)).toEqual(['withdrawCompetition', 'openRegistration'])
  expect(competitionActions('published', { ...facts, wasEntered: true })).toEqual(['openRegistration'])
})

test('one entry a person, while entries are taken', () => {
  expect(entryBar('published', null)).toBe('notOpen')
  expect(entryBar('registrationOpen', null)).toBeNull()
  expect(entryBar('running', 'withdrawn')).toBeNull()
  expect(entryBar('running', 'admitted')).toBe('entered')
  expect(entryBar('closed', null)).toBe('over')
  const entry = { state: 'admitted', competition: 'running', isPaid: false, isSat: false } as const
  expect(entryActions(entry, 'trainee')).toEqual(['withdrawEntry'])
  expect(entryActions({ ...entry, isPaid: true }, 'trainee')).toEqual([])
  expect(entryActions({ ...entry, isSat: true }, 'trainee')).toEqual([])
  expect(entryActions({ ...entry, competition: 'closed' }, 'trainee')).toEqual([])
  const proved = { ...entry, state: 'proofUploaded' } as const
  expect(entryActions(proved, 'keeper')).toEqual(['confirmEntryFee', 'rejectEntryProof'])
  expect(entryActions({ ...proved, competition: 'closed' }, 'keeper')).toEqual(['returnEntryFee', 'rejectEntryProof'])
})

test('one appeal of whoever sat it, for 48 hours', () => {
  const until = new Date('2026-03-14T08:00:00Z')
  const appeals = { state: 'appeals', appealsUntil: until } as const
  const sat = { hasAppeal: false, isSat: true }
  const before = new Date(until.getTime() - 1)
  expect(appealBar(appeals, sat, before)).toBeNull()
  expect(appealBar(appeals, sat, until)).toBe('over')
  expect(appealBar(appeals, { ...sat, hasAppeal: true }, before)).toBe('filed')
  expect(appealBar(appeals, { ...sat, isSat: false }, before)).toBe('notSat')
  expect(appealBar({ state: 'provisional', appealsUntil: null }, sat, before)).toBe('notNow')
})

describe('places', () => {
  const start = Date.parse('2026-03-10T08:00:00Z')
  const paper = (traineeId: number, score: number | null, from: number, to: number): SatPaper => ({
    traineeId,
    score,
    startedAt: new Date(start + from * 1000),
    submittedAt: new Date(start + to * 1000),
  })
  const places = (papers: SatPaper[]) => ranked(papers).map(({ traineeId, rank }) => [traineeId, rank])

  test('the score, then the time used, then who handed in earlier; else shared', () => {
    const papers = [
      paper(1, 12, 0, 600),
      paper(2, 18, 0, 900),
      paper(3, 18, 300, 1100),
      paper(4, 18, 100, 900),
      paper(5, 18, 100, 900),
      paper(6, null, 0, 100),
      paper(7, 0, 0, 100),
    ]
    const wanted = [
      [4, 1],
      [5, 1],
      [3, 3],
      [2, 4],
      [1, 5],
      [7, 6],
      [6, null],
    ]
    expect(places(papers)).toEqual(wanted)
    expect(places(papers.toReversed()).toSorted(([a], [b]) => a! - b!)).toEqual(wanted.toSorted(([a], [b]) => a! - b!))
  })

  test('a clock that went back uses no time', () => {
    expect(timeUsed(paper(1, 1, 100, 50))).toBe(0)
  })
})
