import type { Actor } from './actor.ts'

/** The accounts behind what somebody does: the own one and, where an administrator acts as this person, the administrator's. */
export const peopleBehind = (actor: Pick<Actor, 'userId' | 'actingAdminId'>): number[] =>
  actor.actingAdminId === null ? [actor.userId] : [actor.userId, actor.actingAdminId]

/** Whether nobody behind the one act stands behind the other: what needs two people is not done by one with two accounts. */
export const isSecondPerson = (first: readonly number[], second: readonly number[]): boolean =>
  second.every((person) => !first.includes(person))
