import { refuseChanged } from '#modules/accounts/server/public.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { lockedDiploma } from '../store/diplomas.ts'
import { lockedTrack } from '../store/tracks.ts'

type Taking = Pick<Asked<unknown>, 'db' | 'actor'>

/** A diploma that the actor reaches, locked in the version that was seen. */
export async function takeDiploma({ db, actor }: Taking, id: number, version: number) {
  const diploma = (await lockedDiploma(db, actor, id)) ?? refuse(notFound)
  return diploma.version === version ? diploma : refuseChanged(db, ['diploma', id])
}

/** A track that the actor reaches, locked in the version that was seen. */
export async function takeTrack({ db, actor }: Taking, id: number, version: number) {
  const track = (await lockedTrack(db, actor, id)) ?? refuse(notFound)
  return track.version === version ? track : refuseChanged(db, ['track', id])
}
