import { nobody, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { diplomaActs, trackActs } from '../contract/acts.ts'

/** Who is told of what happens to diplomas and tracks: whoever looks for one sees it. */
export const notices: NoticesOf<typeof diplomaActs> & NoticesOf<typeof trackActs> = {
  'diplomas.addDiploma': nobody,
  'diplomas.updateDiploma': nobody,
  'diplomas.publishDiploma': nobody,
  'diplomas.unpublishDiploma': nobody,
  'diplomas.deleteDiploma': nobody,
  'diplomas.addTrack': nobody,
  'diplomas.updateTrack': nobody,
  'diplomas.publishTrack': nobody,
  'diplomas.unpublishTrack': nobody,
  'diplomas.deleteTrack': nobody,
}
