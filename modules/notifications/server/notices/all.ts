import type { ModuleServer } from '#platform/server/module.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import type { EventKind } from '#platform/shared/event-kinds.ts'
import { accountNotices } from './accounts.ts'
import { classNotices } from './classes.ts'
import { learningNotices } from './learning.ts'
import { planningNotices } from './planning.ts'

/** Of what no act has left; a kind that is missing here does not compile. */
const others: Readonly<Record<Exclude<EventKind, `${string}.${string}`>, readonly Notice[]>> = {
  ...accountNotices,
  ...planningNotices,
  ...classNotices,
  ...learningNotices,
}

/** Of every kind of event who is told. The README's table is made from it. */
export type AllNotices = Readonly<Record<EventKind, readonly Notice[]>>

/** All that these modules hand in, and what stands here. */
export const noticesOf = (modules: readonly ModuleServer[]): AllNotices =>
  Object.assign({}, others, ...modules.map((module) => module.notices ?? {})) as AllNotices

/** The kinds that tell somebody. */
export const toldKinds = (notices: AllNotices): EventKind[] =>
  (Object.keys(notices) as EventKind[]).filter((kind) => notices[kind].length > 0)
