import { expect, test } from 'vitest'
import { mainTrack } from '../main-track.ts'
import { parties } from '../parties.ts'
import { standingOf, type TestFacts } from './admission.ts'
import { firstAgainst, isOverridable, mayOverride, objectionKinds, objectionsOf, type Known } from './objections.ts'

const nothing: Known = {
  classTakes: true,
  isRegistered: false,
  lacksData: false,
  passportTooShort: false,
  lacksCourses: false,
  clashes: [],
  feeMinor: 500,
  traineeBudgetMinor: null,
  courseBudgetMinor: null,
  sent: 1,
  hasRoom: true,
  asksTest: false,
  tests: [],
}
const said = (change: Partial<Known>) =>
  objectionsOf({ ...nothing, ...change }).map(({ kind, holdsUp }) => `${kind} ${holdsUp}`)

/* Each by itself, from the domain's words and not from the rule. */
const alone: readonly [Partial<Known>, string][] = [
  [{ classTakes: false }, 'classClosed submission'],
  [{ isRegistered: true }, 'alreadyRegistered submission'],
  [{ lacksData: true }, 'mandatoryDataMissing submission'],
  [{ passportTooShort: true }, 'passportTooShort submission'],
  [{ lacksCourses: true }, 'prerequisiteMissing submission'],
  [{ clashes: [{ meets: true, held: true }] }, 'calendarClash submission'],
  [{ clashes: [{ meets: true, held: false }] }, 'calendarClash nothing'],
  [{ clashes: [{ meets: false, held: true }] }, 'calendarClash nothing'],
  [{ traineeBudgetMinor: 499 }, 'traineeBudgetExceeded submission'],
  [{ courseBudgetMinor: 1499, sent: 3 }, 'courseBudgetExceeded submission'],
  [{ asksTest: true }, 'admissionTestOpen approval'],
  [{ asksTest: true, tests: [{ standing: 'failed' }] }, 'admissionTestOpen approval'],
  [{ hasRoom: false }, 'noFreeSeat nothing'],
]

test('nothing stands against who has everything, also to the last of the budget and with a test passed', () => {
  expect(said({})).toEqual([])
  expect(said({ traineeBudgetMinor: 500, courseBudgetMinor: 1500, sent: 3 })).toEqual([])
  expect(said({ asksTest: true, tests: [{ standing: 'failed' }, { standing: 'passed' }] })).toEqual([])
})

test.each(alone)('%o is said as %s', (change, sentence) => {
  expect(said(change)).toEqual([sentence])
})

test('everything is said at once, in one order', () => {
  const all = Object.assign({}, ...alone.map(([change]) => change), { clashes: [{ meets: true, held: true }] }) as Known
  expect(objectionsOf({ ...nothing, ...all }).map(({ kind }) => kind)).toEqual(objectionKinds)
})

test('what was let pass holds up nothing, and what is only told never does', () => {
  const objections = objectionsOf({ ...nothing, lacksCourses: true, asksTest: true, hasRoom: false })
  expect(firstAgainst(objections, new Set(), 'submission')).toBe('prerequisiteMissing')
  expect(firstAgainst(objections, new Set(['prerequisiteMissing']), 'submission')).toBeUndefined()
  expect(firstAgainst(objections, new Set(['prerequisiteMissing']), 'approval')).toBe('admissionTestOpen')
  expect(firstAgainst(objections, new Set(['admissionTestOpen']), 'approval')).toBeUndefined()
})

test('without data, twice, or in a closed class nobody is let in', () => {
  expect(objectionKinds.filter((kind) => !isOverridable(kind))).toEqual([
    'classClosed',
    'alreadyRegistered',
    'mandatoryDataMissing',
    'noFreeSeat',
  ])
})

test('reviewers let something pass until the academy has answered, and nobody else does', () => {
  for (const main of mainTrack.states)
    for (const party of parties) {
      const open = ['draft', 'submitted', 'underReview', 'changesRequested'].includes(main)
      expect(mayOverride(main, party), `${party} in ${main}`).toBe(open && ['reviewer', 'admin'].includes(party))
    }
})

test('how somebody stands to a test', () => {
  const at = (time: string) => new Date(`2026-03-10T${time}:00Z`)
  const facts: TestFacts = {
    startsAt: at('10:00'),
    closesAt: at('12:00'),
    isOver: false,
    isSat: false,
    isLive: false,
    grade: null,
  }
  const stands = (time: string, change: Partial<TestFacts> = {}) => standingOf({ ...facts, ...change }, at(time))
  expect(stands('09:59')).toBe('ahead')
  expect(stands('10:00')).toBe('open')
  expect(stands('12:00')).toBe('missed')
  expect(stands('11:00', { isOver: true })).toBe('missed')
  expect(stands('11:00', { isSat: true, isLive: true })).toBe('open')
  expect(stands('12:00', { isSat: true, isLive: true })).toBe('handedIn')
  expect(stands('11:00', { isSat: true })).toBe('handedIn')
  expect(stands('11:00', { isSat: true, grade: 'fail' })).toBe('failed')
  expect(stands('13:00', { isSat: true, isOver: true, grade: 'excellent' })).toBe('passed')
})
