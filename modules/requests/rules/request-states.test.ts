import { expect, test } from 'vitest'
import { parties, type Party } from './parties.ts'
import { mayEdit, mayNominate, mayWriteProposal, requestActions, requestStates, stateAfter } from './request-states.ts'

/** Who does what from where to where, by hand. `a` who asks, `l` who holds the link, `s` staff, `y` the system. */
const table: Readonly<Record<string, readonly [who: string, from: string, to: string]>> = {
  submit: ['as', 'draft', 'submitted'],
  takeUnderCosting: ['s', 'submitted revisionAsked expired', 'underCosting'],
  sendProposal: ['s', 'underCosting', 'proposalSent'],
  recallProposal: ['s', 'proposalSent', 'underCosting'],
  accept: ['al', 'proposalSent', 'accepted'],
  askRevision: ['al', 'proposalSent', 'revisionAsked'],
  decline: ['al', 'proposalSent', 'declined'],
  expire: ['y', 'proposalSent', 'expired'],
  makeClass: ['y', 'accepted', 'classCreated'],
  openNominations: ['y', 'classCreated', 'nominationsOpen'],
  closeNominations: ['asy', 'nominationsOpen', 'nominationsClosed'],
  invoice: ['y', 'nominationsClosed', 'invoiced'],
  pay: ['y', 'invoiced', 'paid'],
  deliver: ['y', 'paid', 'delivered'],
  close: ['s', 'delivered', 'closed'],
  withdraw: ['a', 'draft submitted underCosting proposalSent revisionAsked expired', 'cancelled'],
  cancel: [
    'sy',
    'submitted underCosting proposalSent revisionAsked expired nominationsOpen nominationsClosed invoiced paid',
    'cancelled',
  ],
}
const kindOf: Readonly<Record<Party, string>> = {
  organization: 'a',
  trainee: 'a',
  contact: 'l',
  academy: 's',
  admin: 's',
  system: 'y',
}

test('every move in every state for every party is as it stands by hand', () => {
  expect(Object.keys(requestStates.moves).toSorted()).toEqual(Object.keys(table).toSorted())
  for (const [move, [who, from, to]] of Object.entries(table))
    for (const state of requestStates.states)
      for (const party of parties) {
        const expected = who.includes(kindOf[party]) && from.split(' ').includes(state) ? to : null
        expect(stateAfter(state, move as 'submit', party), `${party} ${move} ${state}`).toBe(expected)
      }
})

test('from every state but the last ones somebody gets on, and every state is come to', () => {
  const moves = Object.values(requestStates.moves)
  for (const state of requestStates.states) {
    const goesOn = moves.some(({ from }) => (from as readonly string[]).includes(state))
    expect(goesOn, state).toBe(!['closed', 'declined', 'cancelled'].includes(state))
    expect(state === 'draft' || moves.some(({ to }) => to === state), state).toBe(true)
  }
})

test('who asks changes what is asked until the academy begins; staff until a proposal is out', () => {
  expect(requestStates.states.filter((state) => mayEdit(state, 'organization'))).toEqual(['draft', 'submitted'])
  expect(requestStates.states.filter((state) => mayEdit(state, 'academy'))).toEqual([
    'draft',
    'submitted',
    'underCosting',
    'revisionAsked',
    'expired',
  ])
  expect(requestStates.states.filter((state) => mayEdit(state, 'contact'))).toEqual([])
  expect(parties.filter((party) => mayWriteProposal('underCosting', party))).toEqual(['academy', 'admin'])
})

test('people are named until the day before the first', () => {
  const on = (today: string) => mayNominate('nominationsOpen', 'organization', { firstDay: '2027-03-07', today })
  expect([on('2027-03-06'), on('2027-03-07'), on('2027-03-08')]).toEqual([true, false, false])
  const before = { firstDay: null, today: '2027-03-08' }
  expect(mayNominate('submitted', 'trainee', before)).toBe(true)
  expect(mayNominate('cancelled', 'admin', before)).toBe(false)
  expect(mayNominate('nominationsOpen', 'contact', { firstDay: '2027-03-07', today: '2027-03-01' })).toBe(false)
})

test('a proposal is sent where one is written and not in doubt; only the administrator approves', () => {
  const facts = {
    state: 'underCosting',
    firstDay: null,
    today: '2027-01-01',
    isOwed: false,
    hasOpenProof: false,
    isHeld: false,
  } as const
  const actions = (proposal: string | null, party: Party) => requestActions({ ...facts, proposal }, party)
  expect(actions(null, 'academy')).not.toContain('sendProposal')
  expect(actions('draft', 'academy')).toContain('sendProposal')
  expect(actions('awaitingApproval', 'academy')).not.toContain('sendProposal')
  expect(actions('awaitingApproval', 'academy')).not.toContain('approveProposal')
  expect(actions('awaitingApproval', 'admin')).toContain('approveProposal')
  expect(actions('approved', 'academy')).toContain('sendProposal')
})

test('the administrator pays back, or keeps, what was paid for a request that is called off, once no proof waits', () => {
  const facts = {
    firstDay: null,
    today: '2027-01-01',
    proposal: null,
    isOwed: false,
    hasOpenProof: false,
    isHeld: true,
  }
  const mayRefund = (more: Partial<Parameters<typeof requestActions>[0]>, party: Party = 'admin') =>
    ['refund' as const, 'keepPaid' as const].every((act) =>
      requestActions({ ...facts, state: 'cancelled', ...more }, party).includes(act),
    )
  expect(parties.filter((party) => mayRefund({}, party))).toEqual(['admin'])
  expect(requestStates.states.filter((state) => mayRefund({ state }))).toEqual(['cancelled'])
  expect([mayRefund({ isHeld: false }), mayRefund({ hasOpenProof: true })]).toEqual([false, false])
})
