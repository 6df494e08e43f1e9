import { passes, type Role } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'

/** What views are shared with: of a reader the role. */
export const sharedWith = ({ role }: Pick<Actor, 'role'>): Role => role

/** In the order in which they are offered. */
export const viewActionNames = ['editView', 'shareView', 'setUsualView', 'deleteView'] as const
export type ViewAction = (typeof viewActionNames)[number]

export interface ViewFacts {
  readonly isMine: boolean
  /** Some role sees it. */
  readonly isShared: boolean
  /** Some role's lists begin with it. */
  readonly isUsual: boolean
}

/**
 * What may be done with a view that the actor reaches to change it. What others see is changed by who may share; what a
 * role's list begins with by administrators alone, as it changes what everybody of that role finds.
 */
export function viewActions(
  { isMine, isShared, isUsual }: ViewFacts,
  { role, permissions }: Pick<Actor, 'role' | 'permissions'>,
): ViewAction[] {
  const isAdmin = passes('admin', role, permissions)
  const mayShare = passes('reviewers', role, permissions)
  const keeps = isUsual ? isAdmin : isShared ? isAdmin || (isMine && mayShare) : isMine
  const may: Readonly<Record<ViewAction, boolean>> = {
    editView: keeps,
    shareView: keeps && mayShare,
    setUsualView: isAdmin && isShared,
    deleteView: keeps,
  }
  return viewActionNames.filter((name) => may[name])
}
