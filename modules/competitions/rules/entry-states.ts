import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'
import { takesEntries, type CompetitionState } from './competition-states.ts'

/** The way of one person into a competition. Where an entry costs nothing it is admitted at once. */
export const entryTable = stateTable({
  states: ['entered', 'awaitingPayment', 'proofUploaded', 'proofRejected', 'admitted', 'withdrawn'],
  initial: 'entered',
  moves: {
    enterAgain: { from: ['withdrawn'], to: 'entered', who: ['trainee'] },
    askEntryFee: { from: ['entered'], to: 'awaitingPayment', who: ['clock'] },
    admit: { from: ['entered'], to: 'admitted', who: ['clock'] },
    uploadEntryProof: { from: ['awaitingPayment', 'proofRejected'], to: 'proofUploaded', who: ['trainee'] },
    confirmEntryFee: { from: ['proofUploaded'], to: 'admitted', who: ['keeper'] },
    // what came in for a competition that was over before anybody verified it
    returnEntryFee: { from: ['proofUploaded'], to: 'withdrawn', who: ['keeper'] },
    rejectEntryProof: { from: ['proofUploaded'], to: 'proofRejected', who: ['keeper'] },
    withdrawEntry: { from: ['awaitingPayment', 'proofRejected', 'admitted'], to: 'withdrawn', who: ['trainee'] },
    lapse: { from: ['awaitingPayment', 'proofRejected'], to: 'withdrawn', who: ['clock'] },
  },
})

export type EntryState = (typeof entryTable.states)[number]
export type EntryMove = keyof typeof entryTable.moves
/** As what somebody stands to an entry; the clock is what follows by itself. */
export type EntryParty = 'keeper' | 'trainee' | 'clock'

export const entryStateAfter = (state: EntryState, move: EntryMove, party: EntryParty): EntryState | null =>
  next(entryTable, state, move, party)

export interface EntryFacts {
  readonly state: EntryState
  readonly competition: CompetitionState
  /** Its fee was paid. */
  readonly isPaid: boolean
  /** Its paper was begun. */
  readonly isSat: boolean
}

/** What this party may do with the entry now. */
export function entryActions(entry: EntryFacts, party: EntryParty): string[] {
  const moves = actionsIn(entryTable, entry.state, party as never) as EntryMove[]
  const open = takesEntries(entry.competition)
  if (party === 'keeper') return moves.filter((move) => move !== (open ? 'returnEntryFee' : 'confirmEntryFee'))
  return moves.filter((move) => open && (move !== 'withdrawEntry' || (!entry.isPaid && !entry.isSat)))
}

/** Why somebody can't enter now. */
export const entryBars = ['notOpen', 'over', 'entered'] as const
export type EntryBar = (typeof entryBars)[number]

export function entryBar(competition: CompetitionState, entry: EntryState | null): EntryBar | null {
  if (entry !== null && entry !== 'withdrawn') return 'entered'
  if (takesEntries(competition)) return null
  return competition === 'published' ? 'notOpen' : 'over'
}
