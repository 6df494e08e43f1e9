import { expect, test } from 'vitest'
import { grievanceActions, grievanceBar, grievanceTable, workingDayAfter } from './grievances.ts'

test('five working days leave weekends and holidays out', () => {
  const week = [0, 1, 2, 3, 4]
  // a Sunday
  expect(workingDayAfter('2026-03-01', 5, week, [])).toBe('2026-03-08')
  expect(workingDayAfter('2026-03-05', 1, week, [])).toBe('2026-03-08')
  expect(workingDayAfter('2026-03-01', 5, week, [{ id: 1, firstDay: '2026-03-03', lastDay: '2026-03-04' }])).toBe(
    '2026-03-10',
  )
  // nothing is set: Sunday to Thursday
  expect(workingDayAfter('2026-03-05', 1, [], [])).toBe('2026-03-08')
})

test('a grievance is decided by a marker and taken back by its trainee, while it is under review', () => {
  expect(grievanceActions('underReview', 'marker')).toEqual(['upholdGrievance', 'rejectGrievance'])
  expect(grievanceActions('underReview', 'trainee')).toEqual(['withdrawGrievance'])
  for (const state of grievanceTable.states.filter((each) => each !== 'underReview'))
    for (const part of ['marker', 'trainee'] as const) expect(grievanceActions(state, part), state).toEqual([])
})

test('one is sent against a final result, once, in time', () => {
  const now = new Date('2026-03-02T10:00Z')
  const facts = { isFinal: true, hasOne: false, until: new Date('2026-03-09T22:00Z'), now }
  expect(grievanceBar(facts)).toBe(null)
  expect(grievanceBar({ ...facts, isFinal: false })).toBe('notFinal')
  expect(grievanceBar({ ...facts, hasOne: true })).toBe('thereIsOne')
  expect(grievanceBar({ ...facts, now: facts.until })).toBe('tooLate')
})
