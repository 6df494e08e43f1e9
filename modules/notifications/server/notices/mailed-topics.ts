import type { EventKind } from '#platform/shared/event-kinds.ts'
import type { Role } from '#platform/shared/access.ts'
import { topicOf, type Topic } from '../../rules/topics.ts'
import { notices } from './all.ts'
import { audiences } from './audiences.ts'

/** The topics of which these roles may get letters, given the kinds that send one. */
export function mailedTopics(roles: readonly Role[], mailed: ReadonlySet<string>): ReadonlySet<Topic> {
  const reached = (Object.keys(notices) as EventKind[])
    .flatMap((kind) => notices[kind])
    .filter(({ to, template }) => mailed.has(template) && audiences[to].roles.some((role) => roles.includes(role)))
  return new Set(reached.map(({ to, template }) => topicOf(template, to)))
}
