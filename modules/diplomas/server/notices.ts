import { trainee } from '#modules/people/server/public.ts'
import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { completionActs, diplomaActs, trackActs } from '../contract/acts.ts'
import { trackLetters as letters } from './letters/tracks.ts'

/** A free-standing track has no diploma in the address. */
const programs = page('/diploma_programs/:ID?', (event) => ({
  ...(typeof event.data['diplomaId'] === 'number' && { ID: event.data['diplomaId'] }),
}))

/** Who is told of what happens to diplomas and tracks: whoever looks for one sees it. */
export const notices: NoticesOf<typeof diplomaActs> & NoticesOf<typeof trackActs> & NoticesOf<typeof completionActs> = {
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
  'diplomas.completeTrack': [tell(trainee, letters.trackCompleted, programs)],
  'diplomas.withdrawCompletion': [tell(trainee, letters.trackWithdrawn, programs)],
}
