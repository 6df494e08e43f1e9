import { expect, test } from 'vitest'
import { enrolledStates, leftStates, mainTrack } from '../main-track.ts'
import { parties } from '../parties.ts'
import { printedFor, type Printable } from './printed.ts'
import { visaTrack } from '../visa-track.ts'

const classStates = ['draft', 'open', 'tentative', 'confirmed', 'running', 'ended', 'resultsPublished', 'closed']
const everyClassState = [...classStates, 'cancelled', 'postponed']

/** Every combination of what decides. */
function* everything(): Generator<Printable> {
  for (const main of mainTrack.states)
    for (const visa of visaTrack.states)
      for (const classState of everyClassState)
        for (const sponsorPending of [false, true])
          for (const hasLetter of [false, true]) yield { main, visa, classState, sponsorPending, hasLetter }
}

test('the visa letter is there once it is issued and until the visa is refused or dropped, for no organization', () => {
  for (const one of everything())
    for (const party of parties) {
      const issued = ['letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected'].includes(one.visa)
      const left = (leftStates as readonly string[]).includes(one.main)
      const expected = one.hasLetter && issued && !left && party !== 'organization'
      expect(printedFor(one, party).includes('visaLetter'), JSON.stringify({ one, party })).toBe(expected)
    }
})

test('the placement letter waits for the place and for the class, and the form for the answer of who is to pay', () => {
  for (const one of everything())
    for (const party of parties) {
      const asked = one.sponsorPending && party === 'organization'
      const placed = (enrolledStates as readonly string[]).includes(one.main)
      const held = ['confirmed', 'running', 'ended', 'resultsPublished', 'closed'].includes(one.classState)
      const printed = printedFor(one, party)
      expect(printed.includes('form'), JSON.stringify({ one, party })).toBe(!asked)
      expect(printed.includes('placement'), JSON.stringify({ one, party })).toBe(placed && held && !asked)
    }
})
