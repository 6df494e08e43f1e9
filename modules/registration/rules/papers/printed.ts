import { hasLeft, isEnrolled, type MainState } from '../main-track.ts'
import { mayMove } from '../actions.ts'
import type { Party } from '../parties.ts'
import type { VisaState } from '../visa-track.ts'

/** The papers that are printed of one registration. */
export const printedPapers = ['form', 'visaLetter', 'placement'] as const
export type PrintedPaper = (typeof printedPapers)[number]

/** What decides which of them there are. */
export interface Printable {
  readonly main: MainState
  readonly visa: VisaState
  readonly classState: string
  /** An organization is to pay and has not said so yet. */
  readonly sponsorPending: boolean
  /** A visa letter was issued, at any time. */
  readonly hasLetter: boolean
}

/** With a letter in hand: issued, and the visa neither refused nor found not to be needed since. */
const withLetter: readonly VisaState[] = ['letterIssued', 'awaitingProof', 'proofUploaded', 'verified', 'proofRejected']
/** Class states in which it is certain that the class is held. */
const certainClassStates = ['confirmed', 'running', 'ended', 'resultsPublished', 'closed']

/**
 * Which papers this party may print now. The visa letter bears a passport's number, so it is no organization's; the
 * placement letter promises a seat in a class that is held, so it waits for both confirmations.
 */
export function printedFor(one: Printable, party: Party): PrintedPaper[] {
  if (!mayMove(one, party)) return []
  const there: Record<PrintedPaper, boolean> = {
    form: true,
    visaLetter: party !== 'organization' && one.hasLetter && withLetter.includes(one.visa) && !hasLeft(one.main),
    placement: isEnrolled(one.main) && certainClassStates.includes(one.classState),
  }
  return printedPapers.filter((paper) => there[paper])
}
