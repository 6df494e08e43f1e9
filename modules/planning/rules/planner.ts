import type { Permission, Right, Role } from '#platform/shared/access.ts'

/**
 * As what somebody acts on the plan and on classes. The right `enteringcourseclass` makes a coordinator of its holder in
 * these matters; an editor without it prepares rows and classes, but neither confirms nor cancels them.
 */
export type Planner = 'admin' | 'coordinator' | 'editor'

const rights: Readonly<Record<Planner, readonly Right[]>> = {
  admin: ['admin'],
  coordinator: ['trainingcoordinator', 'enteringcourseclass'],
  editor: ['editor'],
}

export function plannerOf(actor: { role: Role; permissions: readonly Permission[] }): Planner | null {
  const held: readonly Right[] = [actor.role, ...actor.permissions]
  const planners = Object.keys(rights) as Planner[]
  return planners.find((planner) => rights[planner].some((right) => held.includes(right))) ?? null
}

/** The rights that make somebody one of these, out of a state table's `who`: what a refused button asks for. */
export const rightsOfPlanners = (movers: readonly string[]): Right[] =>
  movers.flatMap((mover) => rights[mover as Planner] ?? [])
