import type { EventKind } from '#platform/shared/event-kinds.ts'
import { accountNotices } from './accounts.ts'
import { classNotices } from './classes.ts'
import { examNotices } from './exams.ts'
import { learningNotices } from './learning.ts'
import type { Notice } from './notice.ts'
import { planningNotices } from './planning.ts'
import { registrationNotices } from './registration.ts'

/** Of every kind of event who is told; one that is missing here does not compile. The README's table is made from it. */
export const notices: Readonly<Record<EventKind, readonly Notice[]>> = {
  ...accountNotices,
  ...planningNotices,
  ...classNotices,
  ...registrationNotices,
  ...examNotices,
  ...learningNotices,
}

/** The kinds that tell somebody. */
export const toldKinds = (Object.keys(notices) as EventKind[]).filter((kind) => notices[kind].length > 0)
