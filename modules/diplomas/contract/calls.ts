import { callsOf } from '#platform/shared/record/act.ts'
import { diplomaActs, trackActs } from './acts.ts'
import { getDiploma, listDiplomas, publishDiploma } from './diplomas.ts'
import { getTrack, listTracks, publishTrack } from './tracks.ts'

export const diplomasCalls = {
  listDiplomas,
  getDiploma,
  publishDiploma,
  listTracks,
  getTrack,
  publishTrack,
  ...callsOf(diplomaActs),
  ...callsOf(trackActs),
}
