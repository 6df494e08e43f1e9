import { expect, test } from 'vitest'
import { allowedActions } from '../actions.ts'
import { everyTracks, usual } from '../every-standing.ts'
import { nextStepOf, staysOnTheDesk } from './next-step.ts'
import { academyTasks, tasksOf } from '../tasks.ts'

test('whatever waits for the academy has a next step, which its administrator may do', () => {
  const seen = new Map<string, Set<string>>()
  for (const tracks of everyTracks())
    for (const takenOver of [false, true]) {
      const allowed = allowedActions({ ...usual, ...tracks }, 'admin')
      for (const task of tasksOf({ ...tracks, takenOver }, 'academy')) {
        const step = nextStepOf({ ...tracks, takenOver }, allowed, { only: [task] })
        expect(allowed, `${task} of ${JSON.stringify(tracks)}`).toContain(step)
        seen.set(task, (seen.get(task) ?? new Set()).add(step!))
      }
    }
  expect([...seen.keys()].toSorted()).toEqual([...academyTasks].toSorted())
  expect([...seen.get('review')!].toSorted()).toEqual(['approve', 'startReview'])
})

const underReview = {
  main: 'underReview',
  visa: 'notRequired',
  money: 'notDue',
  travel: 'notNeeded',
  hasSeat: false,
} as const
const mayDo = (tracks: Parameters<typeof nextStepOf>[0], party: 'reviewer' | 'admin' = 'reviewer') =>
  allowedActions({ ...usual, ...tracks }, party)

test('where the class is full the waiting list is the way on', () => {
  expect(nextStepOf(underReview, mayDo(underReview))).toBe('approve')
  expect(nextStepOf(underReview, mayDo(underReview), { isFull: true })).toBe('waitlist')
})

test('what the reader may not do is nobody’s next step, and what is not asked for neither', () => {
  const left = { ...underReview, main: 'cancelled', money: 'paid' } as const
  expect(nextStepOf(left, mayDo(left))).toBe(null)
  expect(nextStepOf(left, mayDo(left, 'admin'))).toBe('refund')
  const both = { ...underReview, visa: 'proofUploaded' } as const
  expect(nextStepOf(both, mayDo(both))).toBe('approve')
  expect(nextStepOf(both, mayDo(both), { only: ['verifyVisa'] })).toBe('verifyVisa')
  expect(nextStepOf(underReview, mayDo(underReview), { only: ['verifyVisa'] })).toBe(null)
})

test('a visa that is decided makes way for the next registration, also where its letter comes next', () => {
  const of = (visa: 'toCheck' | 'awaitingVisaApproval' | 'letterIssued' | 'proofUploaded' | 'verified' | 'refused') =>
    ({ ...underReview, visa }) as const
  expect(staysOnTheDesk(of('toCheck'), of('awaitingVisaApproval'))).toBe(false)
  expect(staysOnTheDesk(of('awaitingVisaApproval'), of('letterIssued'))).toBe(false)
  expect(staysOnTheDesk(of('proofUploaded'), of('verified'))).toBe(false)
  // Something else was done to it, and nothing of its visa.
  expect(staysOnTheDesk(of('toCheck'), { ...of('toCheck'), main: 'approved' })).toBe(true)
  // Nothing waited before: whoever opens a refused visa again means to go on with it.
  expect(staysOnTheDesk(of('refused'), of('awaitingVisaApproval'))).toBe(true)
})
