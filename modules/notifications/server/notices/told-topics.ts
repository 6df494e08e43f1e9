import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { AllNotices } from './all.ts'

const toldTo = (notices: AllNotices, roles: readonly Role[]) =>
  (Object.keys(notices) as EventKind[])
    .flatMap((kind) => notices[kind])
    .filter(({ to }) => to.roles.some((role) => roles.includes(role)))

/** The kinds of notifications that are about a topic. */
export const kindsOf =
  (notices: () => AllNotices) =>
  (topic: Topic): readonly string[] => [
    ...new Set([
      // What is written by hand, and adverts: no event is told by them.
      ...(topic === 'announcements' ? ['general', 'advertisement'] : []),
      ...Object.values(notices())
        .flat()
        .filter(({ letter }) => letter.topic === topic)
        .map(({ letter }) => letter.kind),
    ]),
  ]

/** The topics of which these roles may be told. */
export const toldTopics = (notices: AllNotices, roles: readonly Role[]): ReadonlySet<Topic> =>
  new Set(toldTo(notices, roles).map(({ letter }) => letter.topic))

/** The topics of which these roles may get letters, given the kinds that send one. */
export const mailedTopics = (
  notices: AllNotices,
  roles: readonly Role[],
  mailed: ReadonlySet<string>,
): ReadonlySet<Topic> =>
  new Set(
    toldTo(notices, roles)
      .filter(({ letter }) => mailed.has(letter.kind))
      .map(({ letter }) => letter.topic),
  )
