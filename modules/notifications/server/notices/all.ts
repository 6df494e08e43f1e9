import type { ModuleServer } from '#platform/server/module.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import type { EventKind } from '#platform/shared/event-kinds.ts'
import { accountNotices } from './accounts.ts'

/** Of what no act has left; a kind that is missing here does not compile. */
const others: Readonly<Record<Exclude<EventKind, `${string}.${string}`>, readonly Notice[]>> = {
  ...accountNotices,
}

/** Of every kind of event who is told. The README's table is made from it. */
export type AllNotices = Readonly<Record<EventKind, readonly Notice[]>>

/**
 * All that these modules hand in, and what stands here. Of one fact several may tell: its own module those who run the
 * class, registration those who are registered.
 */
export function noticesOf(modules: readonly ModuleServer[]): AllNotices {
  const all: Partial<Record<EventKind, readonly Notice[]>> = { ...others }
  for (const { notices = {} } of modules)
    for (const [kind, told] of Object.entries(notices) as [EventKind, readonly Notice[]][])
      all[kind] = [...(all[kind] ?? []), ...told]
  return all as AllNotices
}

/** The kinds that tell somebody. */
export const toldKinds = (notices: AllNotices): EventKind[] =>
  (Object.keys(notices) as EventKind[]).filter((kind) => notices[kind].length > 0)
