import type { Asked } from '#platform/server/handler.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { lastTrackOnOffer } from '../../contract/refusals.ts'
import { countTracks, lockedDiploma } from '../store/diplomas.ts'
import type { LockedTrack } from '../store/tracks.ts'

/**
 * Refuses to take the last track on offer from a diploma that is on offer itself. The diploma stays locked: of two that
 * take its last two tracks at once the second is refused, and so is whoever puts it on offer meanwhile.
 */
export async function keepATrackOnOffer({ db, actor }: Pick<Asked<unknown>, 'db' | 'actor'>, track: LockedTrack) {
  if (!track.is_published || track.diploma_id === null) return
  const diploma = await lockedDiploma(db, actor, track.diploma_id)
  if (!diploma?.is_published) return
  if ((await countTracks(db, diploma.id)).onOffer > 1) return
  refuse(lastTrackOnOffer, { name: inLanguage(track.name, 'ar').text, diploma: inLanguage(diploma.name, 'ar').text })
}
