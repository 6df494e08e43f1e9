import type { Noun } from '#platform/server/acts/write-act.ts'
import { trackActs } from '../../contract/acts.ts'
import type { CodedRef, Doing } from './diploma-noun.ts'

/** A track; which courses it had and has is told beside its columns. */
export const noun: Noun<typeof trackActs, 'diplomas.track', CodedRef, Doing> = {
  acts: trackActs,
  stored: { table: 'diplomas.track', unkept: ['id', 'description', 'search', 'version'] },
  idOf: (track) => track.id,
  factsOf: ({ code }) => ({ code }),
  beside: ['courses', 'electives'],
}
