import { expect, test } from 'vitest'
import { readyToConfirm } from './actions.ts'
import { everyTracks } from './every-standing.ts'
import { journeyOf } from './journey.ts'
import { hasLeft } from './main-track.ts'
import { openSteps, statuses, statusOf, statusTones } from './status.ts'
import { holds } from './conditions.ts'
import { academyTasks, canWait, tasks, tasksOf } from './tasks.ts'

const quiet = { visa: 'notRequired', money: 'notDue', travel: 'notNeeded', hasSeat: false } as const
const approved = { ...quiet, main: 'approved', hasSeat: true } as const

test('the status is the main state until it is approved, then what stands in the way', () => {
  expect(statusOf({ ...quiet, main: 'draft' })).toBe('draft')
  expect(statusOf({ ...quiet, main: 'underReview', visa: 'toCheck' })).toBe('underReview')
  expect(statusOf({ ...quiet, main: 'waitlisted' })).toBe('waitlisted')
  expect(statusOf({ ...quiet, main: 'waitlisted', hasSeat: true })).toBe('seatOffered')
  expect(statusOf(approved)).toBe('awaitingInvoice')
  expect(statusOf({ ...approved, money: 'invoiced' })).toBe('awaitingPayment')
  expect(statusOf({ ...approved, money: 'proofUploaded' })).toBe('paymentProofUploaded')
  expect(statusOf({ ...approved, money: 'paid', visa: 'awaitingProof' })).toBe('awaitingVisaProof')
  expect(statusOf({ ...approved, money: 'proofRejected', visa: 'proofRejected' })).toBe('paymentProofRejected')
  expect(statusOf({ ...approved, money: 'invoiced', visa: 'refused' })).toBe('visaRefused')
  expect(statusOf({ ...approved, main: 'confirmed', money: 'paid', travel: 'awaitingTravel' })).toBe('awaitingTravel')
})

test('the eight steps of the specification come from the four tracks', () => {
  expect(openSteps({ ...quiet, main: 'draft' })).toEqual([])
  expect(openSteps({ ...quiet, main: 'submitted' })).toEqual([2])
  expect(openSteps({ ...quiet, main: 'underReview', visa: 'awaitingVisaApproval' })).toEqual([1, 3])
  expect(openSteps({ ...approved, visa: 'awaitingProof' })).toEqual([4])
  expect(openSteps({ ...approved, money: 'invoiced' })).toEqual([6, 7])
  expect(openSteps({ ...approved, money: 'proofRejected', travel: 'awaitingTravel' })).toEqual([7, 8])
})

test('whatever waits for somebody is among what can wait', () => {
  for (const each of everyTracks()) {
    const waits = tasksOf(each).length > 0
    if (waits && !canWait.some((condition) => holds(condition, each))) throw new Error(JSON.stringify(each))
  }
})

test('in every combination there is one known status, and an open registration always waits for somebody', () => {
  for (const each of everyTracks()) {
    const status = statusOf(each)
    if (!statuses.includes(status)) throw new Error(status)
    expect(statusTones[status]).toBeTruthy()
    const open = ['submitted', 'underReview', 'changesRequested', 'approved'].includes(each.main)
    // A refused visa waits for the coordinator's word on the whole registration; a seatless approval is what the system repairs.
    if (open && each.visa !== 'refused' && each.hasSeat && !readyToConfirm(each) && tasksOf(each).length === 0) {
      if (each.money !== 'refunded') throw new Error(`nobody has to do anything in ${JSON.stringify(each)}`)
    }
    if (hasLeft(each.main)) expect(tasksOf(each, 'trainee')).toEqual([])
    const journey = journeyOf(each)
    expect(new Set(journey.map((step) => step.stage)).size).toBe(journey.length)
  }
})

test('what waits for the academy', () => {
  expect(academyTasks).toContain('verifyPayment')
  expect(tasksOf({ ...quiet, main: 'submitted', visa: 'toCheck' }, 'academy')).toEqual(['review', 'checkVisa'])
  expect(tasksOf({ ...approved, money: 'proofUploaded' })).toEqual(['verifyPayment'])
  expect(tasksOf({ ...approved, money: 'invoiced' })).toEqual(['pay'])
  expect(tasksOf({ ...quiet, main: 'withdrawn', money: 'paid' })).toEqual(['decideRefund'])
  expect(Object.values(tasks).every((task) => task.when.main.length > 0)).toBe(true)
})

test('the way as the trainee sees it', () => {
  const progress = (tracks: Parameters<typeof journeyOf>[0]) =>
    journeyOf(tracks)
      .map((step) => `${step.stage}:${step.progress}`)
      .join(' ')
  expect(progress({ ...quiet, main: 'submitted' })).toBe(
    'submitted:done review:current seat:ahead payment:ahead confirmed:ahead class:ahead',
  )
  expect(progress({ ...approved, money: 'invoiced', visa: 'proofUploaded' })).toBe(
    'submitted:done review:done seat:done visa:current payment:attention confirmed:ahead class:ahead',
  )
  expect(progress({ ...approved, main: 'confirmed', money: 'paid', travel: 'awaitingTravel' })).toBe(
    'submitted:done review:done seat:done payment:done confirmed:done travel:current class:ahead',
  )
  expect(progress({ ...quiet, main: 'rejected' })).toBe(
    'submitted:done review:stopped seat:stopped payment:stopped confirmed:stopped class:stopped',
  )
})
