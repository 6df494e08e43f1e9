import { callsOf } from '#platform/shared/record/act.ts'
import { diplomaActs, trackActs } from './acts.ts'
import { getComingClasses } from './coming-classes.ts'
import { listCompletions } from './completions.ts'
import { getDiploma, listDiplomas, publishDiploma } from './diplomas.ts'
import { getOffered, getPeopleOfTrack, getPrograms } from './offers.ts'
import { getTrack, listTracks, publishTrack } from './tracks.ts'

export const diplomasCalls = {
  listDiplomas,
  getDiploma,
  publishDiploma,
  listTracks,
  getTrack,
  publishTrack,
  getOffered,
  getPrograms,
  getPeopleOfTrack,
  listCompletions,
  getComingClasses,
  ...callsOf(diplomaActs),
  ...callsOf(trackActs),
}
