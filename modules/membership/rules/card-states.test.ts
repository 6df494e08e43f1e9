import { expect, test } from 'vitest'
import {
  cardActions,
  cardStates,
  hasPaper,
  holderMayPrint,
  holdOf,
  stateAfter,
  statesOfStage,
  verifiedStatus,
} from './card-states.ts'
import { addMonths } from '#platform/shared/values/months.ts'
import { mayRequest, validUntil } from './requesting.ts'

/** Who does what from where to where, by hand. `k` who keeps cards, `t` the trainee, `s` the system. */
const table: Readonly<Record<string, readonly [who: string, from: string, to: string]>> = {
  takeForReview: ['k', 'requested', 'pendingReview'],
  approve: ['k', 'pendingReview', 'approved'],
  askPayment: ['s', 'approved', 'paymentStage'],
  confirmFree: ['s', 'approved', 'confirmed'],
  uploadProof: ['t', 'paymentStage proofRejected', 'proofUploaded'],
  confirm: ['k', 'proofUploaded', 'confirmed'],
  rejectProof: ['k', 'proofUploaded', 'proofRejected'],
  reject: ['k', 'pendingReview paymentStage proofRejected', 'rejected'],
  activate: ['k', 'confirmed', 'active'],
  suspend: ['k', 'active', 'suspended'],
  reinstate: ['k', 'suspended', 'active'],
  expire: ['s', 'active suspended', 'expired'],
  replace: ['s', 'active suspended expired', 'replaced'],
}
const letterOf = { keeper: 'k', trainee: 't', system: 's' } as const
const parties = ['keeper', 'trainee', 'system'] as const

test('every move in every state for every party is as it stands by hand', () => {
  expect(Object.keys(cardStates.moves).toSorted()).toEqual(Object.keys(table).toSorted())
  for (const [move, [who, from, to]] of Object.entries(table))
    for (const state of cardStates.states)
      for (const party of parties) {
        const expected = who === letterOf[party] && from.split(' ').includes(state) ? to : null
        expect(stateAfter(state, move as 'confirm', party), `${party} ${move} ${state}`).toBe(expected)
      }
})

test('from every state but the last ones somebody gets on, and every state is come to', () => {
  const moves = Object.values(cardStates.moves)
  for (const state of cardStates.states) {
    const goesOn = moves.some(({ from }) => (from as readonly string[]).includes(state))
    expect(goesOn, state).toBe(!['replaced', 'rejected'].includes(state))
    expect(state === 'requested' || moves.some(({ to }) => to === state), state).toBe(true)
  }
})

test('each state stands in one stage', () => {
  const all = Object.values(statesOfStage).flat()
  expect(all.toSorted()).toEqual(cardStates.states.toSorted())
})

test('hidden and shown is what has a number, by who keeps cards alone', () => {
  for (const state of cardStates.states) {
    const isCard = ['confirmed', 'active', 'suspended', 'expired', 'replaced'].includes(state)
    expect(cardActions({ state, isHidden: false }, 'keeper').includes('hide'), state).toBe(isCard)
    expect(cardActions({ state, isHidden: true }, 'keeper').includes('show'), state).toBe(true)
    expect(cardActions({ state, isHidden: true }, 'keeper').includes('hide'), state).toBe(false)
    for (const party of ['trainee', 'system'] as const)
      expect(cardActions({ state, isHidden: true }, party)).not.toContain('show')
  }
})

test('nothing takes the place of what is hidden or suspended', () => {
  expect(holdOf(null)).toBe(null)
  expect(holdOf({ state: 'active', isHidden: false })).toBe(null)
  expect(holdOf({ state: 'suspended', isHidden: false })).toBe('suspended')
  expect(holdOf({ state: 'suspended', isHidden: true })).toBe('hidden')
  const confirmed = { state: 'confirmed', isHidden: false } as const
  expect(cardActions(confirmed, 'keeper')).toContain('activate')
  expect(cardActions({ ...confirmed, hold: 'suspended' }, 'keeper')).not.toContain('activate')
})

test('it is printed once it has its number, by its holder once it was handed out, and never while hidden', () => {
  const states = (may: (state: (typeof cardStates.states)[number]) => boolean) => cardStates.states.filter(may)
  expect(states((state) => hasPaper(state, false))).toEqual(['confirmed', 'active'])
  expect(states((state) => holderMayPrint(state, false))).toEqual(['active'])
  expect(states((state) => hasPaper(state, true) || holderMayPrint(state, true))).toEqual([])
})

test('a stranger is told how a card stands that was handed out, and nothing of any other', () => {
  const today = '2027-03-01'
  const told = (validUntil: string | null, isHidden = false) =>
    Object.fromEntries(
      cardStates.states.flatMap((state) => {
        const status = verifiedStatus({ state, isHidden, validUntil }, today)
        return status ? [[state, status]] : []
      }),
    )
  const still = { active: 'valid', suspended: 'suspended', expired: 'expired', replaced: 'replaced' }
  expect(told('2027-03-01')).toEqual(still)
  expect(told('2027-02-28')).toEqual({ ...still, active: 'expired', suspended: 'expired' })
  expect(told('2027-03-01', true)).toEqual({})
})

test('what may be asked for hangs on what one has', () => {
  const asked = { today: '2027-03-01', noticeDays: 30 }
  const none = { hasOpen: false, held: null, hasExpired: false }
  const held = (validUntil: string, more = {}) => ({
    ...none,
    held: { state: 'active' as const, isHidden: false, validUntil, ...more },
  })
  expect(mayRequest(none, asked)).toEqual({ kinds: ['first'], bar: null })
  expect(mayRequest({ ...none, hasExpired: true }, asked)).toEqual({ kinds: ['renewal'], bar: null })
  expect(mayRequest({ ...none, hasOpen: true }, asked)).toEqual({ kinds: [], bar: 'underWay' })
  expect(mayRequest(held('2027-04-01'), asked)).toEqual({ kinds: ['replacement'], bar: null })
  expect(mayRequest(held('2027-03-31'), asked)).toEqual({ kinds: ['renewal', 'replacement'], bar: null })
  expect(mayRequest(held('2027-02-28'), asked)).toEqual({ kinds: ['renewal'], bar: null })
  expect(mayRequest({ ...held('2027-03-31'), hasOpen: true }, asked)).toEqual({ kinds: [], bar: 'underWay' })
  expect(mayRequest(held('2027-03-31', { state: 'suspended' }), asked)).toEqual({ kinds: [], bar: 'suspended' })
  expect(mayRequest(held('2027-03-31', { isHidden: true }), asked)).toEqual({ kinds: [], bar: 'withheld' })
})

test('until when a card holds: from today, from where the one before ends, or as that one', () => {
  const days = { today: '2027-03-01', askedOn: '2027-02-10' }
  expect(validUntil('first', null, days, 24)).toBe('2029-03-01')
  expect(validUntil('renewal', '2027-03-20', days, 24)).toBe('2029-03-20')
  expect(validUntil('renewal', '2027-02-20', days, 24)).toBe('2029-03-01')
  expect(validUntil('replacement', '2027-03-20', days, 24)).toBe('2027-03-20')
  // Ten days were left when it was asked for.
  expect(validUntil('replacement', '2027-02-20', days, 24)).toBe('2027-03-11')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15')
})
