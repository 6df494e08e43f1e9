import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { AllNotices } from './all.ts'

/** The topics of which these roles may get letters, given the kinds that send one. */
export function mailedTopics(
  notices: AllNotices,
  roles: readonly Role[],
  mailed: ReadonlySet<string>,
): ReadonlySet<Topic> {
  const reached = (Object.keys(notices) as EventKind[])
    .flatMap((kind) => notices[kind])
    .filter(({ to, letter }) => mailed.has(letter.kind) && to.roles.some((role) => roles.includes(role)))
  return new Set(reached.map(({ letter }) => letter.topic))
}
