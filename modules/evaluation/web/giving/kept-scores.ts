import type { Output } from '#platform/shared/call.ts'
import { placeOf, type EntryKind, type KeptEntry, type Stand } from '#platform/web/kept/entries.ts'
import type { evaluationCalls as calls } from '../../contract/calls.ts'

export type Participation = Output<typeof calls.getParticipation>

/** Whose mark, and by which part of the evaluation. */
export interface ScorePlace {
  readonly classId: number
  readonly registrationId: number
  readonly meanId: number
}

/** The mark that stands at the server. */
export interface StandingScore extends Stand {
  readonly score: number
}

/** One mark that somebody has given, as the browser keeps it. */
export interface KeptScore extends ScorePlace, KeptEntry<StandingScore> {
  readonly score: number
}

export const scores: EntryKind<KeptScore> = {
  database: 'diwan-scores',
  place: ['registrationId', 'meanId'],
  together: ['classId'],
}

export const scoreKey = ({ registrationId, meanId }: Omit<ScorePlace, 'classId'>): string =>
  placeOf(scores, { registrationId, meanId })
