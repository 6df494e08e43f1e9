import { actionsIn, next, stateTable } from '#platform/shared/record/states.ts'

/**
 * The life of a competition. What its dates bring (entries open, it runs, it closes, correction begins, appeals are over)
 * comes from the clock; entries may be opened, and a run ended, before their time by hand too.
 */
export const competitionTable = stateTable({
  states: [
    'draft',
    'published',
    'registrationOpen',
    'running',
    'closed',
    'correction',
    'provisional',
    'appeals',
    'final',
    'archived',
  ],
  initial: 'draft',
  moves: {
    publish: { from: ['draft'], to: 'published', who: ['keeper'] },
    withdrawCompetition: { from: ['published', 'registrationOpen'], to: 'draft', who: ['keeper'] },
    openRegistration: { from: ['published'], to: 'registrationOpen', who: ['keeper', 'clock'] },
    begin: { from: ['registrationOpen'], to: 'running', who: ['clock'] },
    endRun: { from: ['running'], to: 'closed', who: ['keeper', 'clock'] },
    beginCorrection: { from: ['closed'], to: 'correction', who: ['clock'] },
    releaseProvisional: { from: ['correction'], to: 'provisional', who: ['keeper'] },
    takeBackProvisional: { from: ['provisional'], to: 'correction', who: ['keeper'] },
    openAppeals: { from: ['provisional'], to: 'appeals', who: ['keeper'] },
    releaseFinal: { from: ['appeals'], to: 'final', who: ['keeper', 'clock'] },
    archive: { from: ['final'], to: 'archived', who: ['keeper'] },
  },
})

export type CompetitionState = (typeof competitionTable.states)[number]
export type CompetitionMove = keyof typeof competitionTable.moves
/** Who moves a competition on; the clock is what its dates bring. */
export type CompetitionParty = 'keeper' | 'clock'

/** For how long somebody may object to the provisional results. */
export const appealHours = 48

export const stateAfter = (state: CompetitionState, move: CompetitionMove, party: CompetitionParty) =>
  next(competitionTable, state, move, party)

export interface CompetitionTimes {
  readonly entriesOpenAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Still to come, or running. */
export const competitionStatesAhead = [
  'draft',
  'published',
  'registrationOpen',
  'running',
] as const satisfies readonly CompetitionState[]

/** States that the dates move on, in their order. */
export const datedStates = [
  'published',
  'registrationOpen',
  'running',
  'closed',
] as const satisfies readonly CompetitionState[]

/**
 * What a competition is at this moment: its dates move it on without anybody's doing. The SQL of `store/state.ts` says the
 * same. Papers that the network held up come in for as long as the grace lasts; correction begins behind it.
 */
export function competitionStateAt(
  { state, ...times }: CompetitionTimes & { readonly state: CompetitionState },
  now: Date,
  graceMinutes: number,
): CompetitionState {
  if (!(datedStates as readonly CompetitionState[]).includes(state)) return state
  if (now.getTime() >= times.endsAt.getTime() + graceMinutes * 60_000) return 'correction'
  if (now >= times.endsAt) return 'closed'
  if (now >= times.startsAt) return 'running'
  return state === 'registrationOpen' || now >= times.entriesOpenAt ? 'registrationOpen' : 'published'
}

/** The moves by which the clock brings a competition from what is written down to what it is. */
export function movesUntil(from: CompetitionState, to: CompetitionState): CompetitionMove[] {
  const way = ['openRegistration', 'begin', 'endRun', 'beginCorrection'] as const
  const steps: CompetitionMove[] = []
  let at = from
  for (const move of way) {
    if (at === to) break
    const after = stateAfter(at, move, 'clock')
    if (after) {
      steps.push(move)
      at = after
    }
  }
  return steps
}

const among =
  (...states: CompetitionState[]) =>
  (state: CompetitionState) =>
    states.includes(state)

/** Somebody may enter: also while it runs, for who has time enough left. */
export const takesEntries = among('registrationOpen', 'running')
/** Marks and provisional ranks are known to whom they are about. */
export const isReleased = among('provisional', 'appeals', 'final', 'archived')
/** Places are known and may still change: with a mark, or with an answer that is accepted for everybody. */
export const arePlacesOpen = among('provisional', 'appeals')
/** The board is open, and nothing on it changes any more. */
export const isFinal = among('final', 'archived')

/** People are asked to enter it. */
export const invites = among('published', 'registrationOpen', 'running')

/**
 * What the keeper may do now; nobody sits it any more when it is ended early; every paper is marked and reviewed before
 * results are released; appeals must be over, and none wait, before they become final. One that somebody has entered stays
 * announced, also where the entry was withdrawn.
 */
export function competitionActions(
  state: CompetitionState,
  facts: {
    readonly sitting: number
    readonly papersWaiting: number
    readonly appealsOver: boolean
    readonly appealsWaiting: number
    readonly wasEntered: boolean
  },
): string[] {
  const moves = actionsIn(competitionTable, state, 'keeper').filter(
    (move) =>
      (move !== 'endRun' || facts.sitting === 0) &&
      (move !== 'releaseProvisional' || facts.papersWaiting === 0) &&
      (move !== 'releaseFinal' || (facts.appealsOver && facts.appealsWaiting === 0)) &&
      (move !== 'withdrawCompetition' || !facts.wasEntered),
  )
  return state === 'draft' ? ['updateCompetition', ...moves, 'deleteCompetition'] : moves
}
