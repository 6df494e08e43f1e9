import { describe, expect, test } from 'vitest'
import {
  actions,
  allowedActions,
  mayDo,
  obstacleTo,
  readyToConfirm,
  stepOf,
  tracks,
  type Action,
  type Button,
} from './actions.ts'
import { everyTracks, usual } from './every-standing.ts'
import { enrolledStates, hasLeft, mainTrack } from './main-track.ts'
import { parties, type Party } from './parties.ts'
import { clocksBegun } from './tasks.ts'

/*
 * Written a second time, from the domain's words and not from the tables: action, the states it starts from, the state
 * it leads to, who may. T trainee, O organization, R coordinator and editor, A admin, S system.
 */
const domain: Record<Action, [from: string, to: string, who: string]> = {
  submit: ['draft', 'submitted', 'TORA'],
  resubmit: ['changesRequested', 'submitted', 'TORA'],
  startReview: ['submitted', 'underReview', 'RA'],
  requestChanges: ['underReview', 'changesRequested', 'RA'],
  approve: ['underReview', 'approved', 'RA'],
  waitlist: ['underReview', 'waitlisted', 'RA'],
  reject: ['underReview waitlisted', 'rejected', 'RA'],
  offerSeat: ['waitlisted', 'waitlisted', 'S'],
  acceptOffer: ['waitlisted', 'approved', 'TO'],
  lapseOffer: ['waitlisted', 'waitlisted', 'S'],
  lapseHold: ['approved', 'cancelled', 'S'],
  confirm: ['approved', 'confirmed', 'S'],
  withdraw: ['draft submitted underReview changesRequested approved waitlisted confirmed', 'withdrawn', 'TO'],
  cancel: ['submitted underReview changesRequested approved waitlisted confirmed attending', 'cancelled', 'RAS'],
  transfer: ['submitted underReview changesRequested approved waitlisted confirmed', 'transferred', 'RA'],
  begin: ['confirmed', 'attending', 'S'],
  complete: ['confirmed attending failed noShow', 'completed', 'S'],
  fail: ['confirmed attending completed noShow', 'failed', 'S'],
  markNoShow: ['confirmed attending failed', 'noShow', 'S'],
  requireVisa: ['notRequired toCheck', 'awaitingVisaApproval', 'RA'],
  dismissVisa: ['toCheck awaitingVisaApproval', 'notRequired', 'RA'],
  issueVisaLetter: ['awaitingVisaApproval letterIssued awaitingProof proofRejected', 'letterIssued', 'RA'],
  askVisaProof: ['letterIssued', 'awaitingProof', 'RA'],
  uploadVisaProof: ['letterIssued awaitingProof proofRejected', 'proofUploaded', 'TO'],
  verifyVisa: ['proofUploaded', 'verified', 'RA'],
  rejectVisaProof: ['proofUploaded', 'proofRejected', 'RA'],
  refuseVisa: ['awaitingVisaApproval letterIssued awaitingProof proofUploaded proofRejected', 'refused', 'RA'],
  reopenVisa: ['refused', 'awaitingVisaApproval', 'RA'],
  sendInvoice: ['notDue', 'invoiced', 'RA'],
  voidInvoice: ['invoiced overdue proofRejected', 'notDue', 'RAS'],
  uploadPaymentProof: ['invoiced proofRejected overdue partial', 'proofUploaded', 'TO'],
  verifyPayment: ['proofUploaded', 'paid', 'RA'],
  verifyPart: ['proofUploaded', 'partial', 'RA'],
  rejectPaymentProof: ['proofUploaded', 'proofRejected', 'RA'],
  markOverdue: ['invoiced proofRejected partial', 'overdue', 'S'],
  waiveFee: ['notDue invoiced proofRejected overdue partial', 'waived', 'AS'],
  grantCredit: ['notDue invoiced proofRejected overdue partial', 'creditApproved', 'RA'],
  carryOver: ['paid partial waived creditApproved overdue proofRejected', 'notDue', 'S'],
  keepPart: ['overdue proofRejected waived creditApproved', 'partial', 'S'],
  refund: ['paid partial', 'refunded', 'A'],
  needTravel: ['notNeeded', 'awaitingTravel', 'RA'],
  dismissTravel: ['awaitingTravel arranged', 'notNeeded', 'RA'],
  uploadTicket: ['awaitingTravel', 'awaitingTravel', 'TO'],
  arrangeTravel: ['awaitingTravel arranged', 'arranged', 'RA'],
  markArrived: ['arranged', 'arrived', 'RA'],
}
const letter: Record<Party, string> = { trainee: 'T', organization: 'O', reviewer: 'R', admin: 'A', system: 'S' }

describe('every state × action × party', () => {
  for (const [name, table] of Object.entries(tracks)) {
    test(`the ${name} track is the domain's`, () => {
      let moves = 0
      for (const action of Object.keys(table.moves) as Action[]) {
        const [from, to, who] = domain[action]
        for (const state of table.states)
          for (const party of parties) {
            const move = (
              table.moves as Record<string, { from: readonly string[]; to: string; who: readonly string[] }>
            )[action]!
            const given = move.from.includes(state) && move.who.includes(party) ? move.to : null
            const wanted = from.split(' ').includes(state) && who.includes(letter[party]) ? to : null
            expect(given, `${action} from ${state} by ${party}`).toBe(wanted)
            moves++
          }
      }
      expect(moves).toBe(Object.keys(table.moves).length * table.states.length * parties.length)
    })
  }

  test('in every combination of the four tracks the promises hold', () => {
    for (const each of everyTracks()) {
      const standing = { ...each, ...usual }
      const by = Object.fromEntries(
        parties.map((party) => [party, new Set(allowedActions(standing, party))]),
      ) as Record<Party, Set<Button>>
      const of = JSON.stringify(each)
      for (const action of by.reviewer) if (!by.admin.has(action)) throw new Error(`admin lacks ${action} in ${of}`)
      for (const party of ['trainee', 'organization'] as const)
        for (const action of ['approve', 'verifyPayment', 'verifyVisa', 'waiveFee', 'grantCredit', 'confirm'] as const)
          if (by[party].has(action)) throw new Error(`${party} may ${action} in ${of}`)
      if (by.system.has('confirm') !== readyToConfirm(each)) throw new Error(`confirm in ${of}`)
      if (by.trainee.has('acceptOffer') !== (each.main === 'waitlisted' && each.hasSeat))
        throw new Error(`offer in ${of}`)
      // Whoever has left or finished changes nothing any more, but for money on its way back.
      if (hasLeft(each.main))
        for (const party of parties)
          for (const action of by[party])
            if (
              ![
                'refund',
                'voidInvoice',
                'verifyPayment',
                'verifyPart',
                'rejectPaymentProof',
                'carryOver',
                'keepPart',
                'bookOnAccount',
              ].includes(action)
            )
              throw new Error(`${party} may ${action} in ${of}`)
      // A confirmed place stays settled: no move may take back its visa or its payment.
      if ((enrolledStates as readonly string[]).includes(each.main))
        for (const party of parties)
          for (const action of by[party])
            if (action in tracks.visa.moves || action in tracks.money.moves) throw new Error(`${action} in ${of}`)
    }
  })

  test('from draft every state of the main track can be reached', () => {
    const reached = new Set<string>([mainTrack.initial])
    for (let grown = true; grown;) {
      grown = false
      for (const move of Object.values(mainTrack.moves))
        if (move.from.some((state) => reached.has(state)) && !reached.has(move.to)) {
          reached.add(move.to)
          grown = true
        }
    }
    expect(mainTrack.states.filter((state) => !reached.has(state))).toEqual([])
  })
})

describe('what stands in the way', () => {
  const approved = {
    main: 'approved',
    visa: 'notRequired',
    money: 'invoiced',
    travel: 'notNeeded',
    hasSeat: true,
  } as const
  test('a class that has begun or is closed takes nobody and lets nobody withdraw', () => {
    const draft = { ...approved, main: 'draft', hasSeat: false, money: 'notDue' } as const
    expect(obstacleTo({ ...draft, ...usual, classTakes: false }, 'submit')).toBe('classClosed')
    expect(mayDo({ ...draft, ...usual }, 'submit', 'trainee')).toBe(true)
    expect(obstacleTo({ ...approved, ...usual, classStarted: true }, 'withdraw')).toBe('classStarted')
    expect(mayDo({ ...approved, ...usual, classStarted: true }, 'cancel', 'reviewer')).toBe(true)
  })
  test('who takes part is cancelled with the class alone, and nobody presses that', () => {
    const attending = { ...approved, ...usual, main: 'attending', money: 'paid', classStarted: true } as const
    expect(parties.filter((party) => mayDo(attending, 'cancel', party))).toEqual(['system'])
  })
  test('credit is for organizations that have it and have said that they pay', () => {
    expect(mayDo({ ...approved, ...usual }, 'grantCredit', 'reviewer')).toBe(true)
    expect(obstacleTo({ ...approved, ...usual, sponsorHasCredit: false }, 'grantCredit')).toBe('noCredit')
    expect(obstacleTo({ ...approved, ...usual, sponsorPending: true }, 'grantCredit')).toBe('noCredit')
  })
  test('what is paid on account is proved by its organization and decided beside the states, one proof at a time', () => {
    const owed = { ...approved, ...usual, main: 'confirmed', money: 'creditApproved', isOwed: true } as const
    const who = (standing: typeof owed & { proofWaits: boolean }, act: Button) =>
      parties.filter((party) => allowedActions(standing, party).includes(act))
    expect(who(owed, 'uploadPaymentProof')).toEqual(['organization'])
    expect(who(owed, 'bookOnAccount')).toEqual(['reviewer', 'admin'])
    expect(who(owed, 'verifyPayment')).toEqual([])
    const waiting = { ...owed, proofWaits: true }
    expect([who(waiting, 'uploadPaymentProof'), who(waiting, 'bookOnAccount')]).toEqual([[], []])
    for (const act of ['verifyPayment', 'rejectPaymentProof'] as const)
      expect(who(waiting, act)).toEqual(['reviewer', 'admin'])
    expect(obstacleTo(waiting, 'transfer')).toBe('proofUndecided')
  })
  test('an organization answers whether it pays before it may do anything else', () => {
    const review = { ...approved, ...usual, main: 'underReview', hasSeat: false, money: 'notDue' } as const
    expect(allowedActions({ ...review, sponsorPending: true }, 'organization')).toEqual(['agreeToPay', 'declineToPay'])
    expect(allowedActions(review, 'organization')).toEqual(['withdraw', 'askTransfer'])
    expect(allowedActions({ ...review, main: 'changesRequested' }, 'trainee')).toEqual([
      'edit',
      'resubmit',
      'withdraw',
      'askTransfer',
    ])
  })
  test('approval waits for the organization that is to pay', () => {
    const review = { ...approved, main: 'underReview', hasSeat: false, money: 'notDue' } as const
    expect(obstacleTo({ ...review, ...usual, sponsorPending: true }, 'approve')).toBe('sponsorPending')
  })
  test('an action of another track needs the main state for it', () => {
    const review = { ...approved, ...usual, main: 'underReview', hasSeat: false, money: 'notDue' } as const
    expect(stepOf(review, 'sendInvoice', 'reviewer')).toBeNull()
    expect(stepOf({ ...review, main: 'approved' }, 'sendInvoice', 'reviewer')).toEqual({
      track: 'money',
      from: 'notDue',
      to: 'invoiced',
    })
  })
  test('every action is of one track', () => {
    expect(new Set(actions).size).toBe(
      Object.values(tracks).reduce((sum, track) => sum + Object.keys(track.moves).length, 0),
    )
  })
})

test('a move begins the clock of what waits from then on, and leaves those of what has waited before', () => {
  const handedIn = { main: 'submitted', visa: 'toCheck', money: 'notDue', travel: 'notNeeded', hasSeat: false } as const
  const begun = (before: object, after: object) =>
    clocksBegun({ ...handedIn, ...before }, { ...handedIn, ...before, ...after }).toSorted()
  expect(begun({ main: 'draft' }, { main: 'submitted' })).toEqual(['main', 'visa'])
  expect(begun({}, { main: 'underReview' })).toEqual([])
  expect(begun({}, { visa: 'awaitingVisaApproval' })).toEqual(['visa'])
  expect(begun({ main: 'underReview' }, { main: 'approved', hasSeat: true })).toEqual(['money'])
  expect(begun({ main: 'approved' }, { money: 'invoiced' })).toEqual(['money'])
  expect(begun({ main: 'approved', money: 'invoiced' }, { money: 'overdue' })).toEqual([])
  expect(begun({ main: 'approved', money: 'paid' }, { main: 'withdrawn' })).toEqual(['money'])
  expect(begun({ main: 'approved', travel: 'awaitingTravel', money: 'paid' }, { main: 'confirmed' })).toEqual([])
  expect(begun({ main: 'waitlisted' }, { hasSeat: true })).toEqual(['main'])
})
