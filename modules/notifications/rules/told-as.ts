import type { Role } from '#platform/shared/access.ts'

/** The roles that somebody is told as: who may coordinate classes is told as their coordinator. */
export const toldAs = (role: Role, isPlanner: boolean): readonly Role[] =>
  isPlanner && role !== 'trainingcoordinator' ? [role, 'trainingcoordinator'] : [role]
