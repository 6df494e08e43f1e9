import type { ModuleServer } from '#platform/server/module.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import { ownNotices } from '#platform/server/notices/own-notices.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'

/** Of every kind of event who is told. The README's table is made from it. */
export type AllNotices = Readonly<Record<EventKind, readonly Notice[]>>

/**
 * All that these modules hand in, and what the platform itself says. Of one fact several may tell: its own module those who run the
 * class, registration those who are registered.
 */
export function noticesOf(modules: readonly ModuleServer[]): AllNotices {
  const all: Partial<Record<EventKind, readonly Notice[]>> = { ...ownNotices }
  for (const { notices = {} } of modules)
    for (const [kind, told] of Object.entries(notices) as [EventKind, readonly Notice[]][])
      all[kind] = [...(all[kind] ?? []), ...told]
  return all as AllNotices
}

/** The kinds that tell somebody. */
export const toldKinds = (notices: AllNotices): EventKind[] =>
  (Object.keys(notices) as EventKind[]).filter((kind) => notices[kind].length > 0)
