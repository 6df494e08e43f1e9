import type { Noun } from '#platform/server/acts/write-act.ts'
import type { MergedPerson } from '#platform/server/content/merging.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { ActName, Acts } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { reachesInstructor, reachesOrganization, reachesTrainee } from '../store/reach.ts'
import { lockedStandings, type Standing } from '../store/standings.ts'
import { noun as instructorNoun } from './instructor-noun.ts'
import { noun as organizationNoun } from './organization-noun.ts'
import type { Doing, Person } from './person.ts'
import type { Asking } from './take.ts'
import { noun as traineeNoun } from './trainee-noun.ts'

type DoneToAll = 'activate' | 'deactivate'
type DoneToBoth = DoneToAll | 'merge' | 'closeMerged' | 'separate' | 'reconsider'

/** What is set active and inactive: what its records are called, who reaches them, and its acts' names. */
export interface StandingKind<Of extends string = MergedPerson | 'organization', Done extends string = DoneToAll> {
  readonly of: Of
  readonly noun: Noun<Acts, any, Person, Doing>
  readonly reaches: (actor: Actor, alias: string) => Reached
  readonly acts: Readonly<Record<Done, string>>
}
/** A kind of person, where the same is done to each. */
export type PersonKind = StandingKind<MergedPerson, DoneToBoth>

const kind = <A extends Acts, Of extends string, Done extends string>(
  noun: Noun<A, any, Person, Doing>,
  facts: Omit<StandingKind<Of, Done>, 'noun' | 'acts'> & { readonly acts: Readonly<Record<Done, ActName<A>>> },
): StandingKind<Of, Done> => ({ noun: noun as StandingKind['noun'], ...facts })

export const personKinds = {
  trainee: kind(traineeNoun, {
    of: 'trainee',
    reaches: reachesTrainee,
    acts: {
      activate: 'activateTrainee',
      deactivate: 'deactivateTrainee',
      merge: 'mergeTrainees',
      closeMerged: 'closeMergedTrainee',
      separate: 'separateTrainees',
      reconsider: 'reconsiderPair',
    },
  }),
  instructor: kind(instructorNoun, {
    of: 'instructor',
    reaches: reachesInstructor,
    acts: {
      activate: 'activateInstructor',
      deactivate: 'deactivateInstructor',
      merge: 'mergeInstructors',
      closeMerged: 'closeMergedInstructor',
      separate: 'separateInstructors',
      reconsider: 'reconsiderInstructors',
    },
  }),
} as const satisfies Readonly<Record<MergedPerson, PersonKind>>

export const organizationKind: StandingKind = kind(organizationNoun, {
  of: 'organization',
  reaches: reachesOrganization,
  acts: { activate: 'activateOrganization', deactivate: 'deactivateOrganization' },
})

/** These people or organizations, locked in one order, whatever order they are named in. Refuses where the actor does not reach all. */
export async function lockPeople(
  { db, actor }: Asking,
  { of, reaches }: Pick<StandingKind, 'of' | 'reaches'>,
  ids: readonly number[],
): Promise<Standing[]> {
  const people = await lockedStandings(db, of, ids, reaches(actor, 'p'))
  return people.length === new Set(ids).size ? people : refuse(notFound)
}
