import { expect, it } from 'vitest'
import { planStates } from '../plan-states.ts'
import { asksAnew, brought, leadsBack, staysFor } from './stays.ts'

const row = { Version: 3, State: 'draft', Year: 2027, ScenarioID: null, Place: 'academy', ClassRoomID: 1 } as const
const wish = { StartDate: '2027-02-07', EndDate: '2027-02-11', ClassRoomID: 1, Version: 3 }
const by = { who: 'coordinator', classRooms: new Set([1, 2]) } as const

it('moves what may be changed, on the version that was seen', () => {
  expect(staysFor(row, wish, by)).toBeNull()
  expect(staysFor(undefined, wish, by)).toBe('gone')
  expect(staysFor(row, { ...wish, Version: 2 }, by)).toBe('changedMeanwhile')
  for (const State of planStates.states)
    for (const who of ['admin', 'coordinator', 'editor'] as const) {
      const may =
        State === 'draft' ||
        State === 'postponed' ||
        (who === 'admin' && ['proposed', 'approved', 'published'].includes(State))
      expect(staysFor({ ...row, State }, wish, { ...by, who }), `${State} ${who}`).toBe(may ? null : 'notNow')
    }
  expect(staysFor(row, wish, { ...by, who: null })).toBe('notNow')
})

it('keeps a row of a scenario within its year, any other may leave it', () => {
  const next = { ...wish, StartDate: '2028-01-02', EndDate: '2028-01-06' }
  expect(staysFor(row, next, by)).toBeNull()
  expect(staysFor({ ...row, ScenarioID: 4 }, next, by)).toBe('outsideScenario')
  expect(staysFor({ ...row, ScenarioID: 4 }, wish, by)).toBeNull()
})

it('moves into a class room that is in use, and at the academy alone; its own it keeps', () => {
  expect(staysFor(row, { ...wish, ClassRoomID: 2 }, by)).toBeNull()
  expect(staysFor(row, { ...wish, ClassRoomID: 9 }, by)).toBe('classRoomGone')
  expect(staysFor({ ...row, ClassRoomID: 9 }, { ...wish, ClassRoomID: 9 }, by)).toBeNull()
  expect(staysFor({ ...row, Place: 'online', ClassRoomID: null }, { ...wish, ClassRoomID: 2 }, by)).toBe('notAtAcademy')
  expect(staysFor(row, { ...wish, ClassRoomID: null }, by)).toBeNull()
})

it('counts those clashes alone that were not there before', () => {
  const hard = (key: string) => ({ key, severity: 'hard' as const })
  expect(brought([hard('a')], [hard('a'), hard('b')])).toEqual([hard('b')])
  expect(brought([hard('a')], [])).toEqual([])
})

it('asks anew for other days who was asked or has answered, and for another class room nobody', () => {
  const days = { StartDate: '2027-02-07', EndDate: '2027-02-11' }
  const of = (State: string) => ({ ...days, Instructors: [{ State }] })
  expect(asksAnew(of('accepted'), { ...days, StartDate: '2027-02-08' })).toBe(true)
  expect(asksAnew(of('asked'), { ...days, EndDate: '2027-02-12' })).toBe(true)
  expect(asksAnew(of('accepted'), days)).toBe(false)
  for (const State of ['chosen', 'rejected'])
    expect(asksAnew(of(State), { ...days, StartDate: '2027-02-08' }), State).toBe(false)
})

it('leads back where nobody was asked anew, it is the same run, and no wish has ended', () => {
  const plain = { asksAnew: false, isAnotherRun: false, endsWish: false }
  expect(leadsBack([plain, plain])).toBe(true)
  for (const key of ['asksAnew', 'isAnotherRun', 'endsWish'] as const)
    expect(leadsBack([plain, { ...plain, [key]: true }]), key).toBe(false)
})
