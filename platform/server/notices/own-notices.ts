import type { uploadActs } from '#platform/shared/own-acts.ts'
import { nobody, type NoticesOf } from './notice.ts'

/** Of what the platform itself writes down. */
export const ownNotices: NoticesOf<typeof uploadActs> = { 'platform.uploadFile': nobody }
