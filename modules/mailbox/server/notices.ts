import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { addressActs } from '../contract/acts.ts'

/** Whoever it is about is not reached by mail. */
export const notices: NoticesOf<typeof addressActs> = {
  'mailbox.clearUndeliverable': nobody,
  'mailbox.closeAddress': nobody,
}
