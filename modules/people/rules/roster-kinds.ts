import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { RosterKind } from './roster/fields.ts'

/** Whoever may not keep instructors sees no import of instructors. */
export const mayImport = (actor: Pick<Actor, 'role' | 'permissions'>, kind: RosterKind): boolean =>
  kind === 'trainee' || passes('editor', actor.role, actor.permissions)
