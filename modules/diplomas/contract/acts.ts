import { acts, through } from '#platform/shared/record/act.ts'
import * as diplomas from './diplomas.ts'
import * as tracks from './tracks.ts'

/** In the order in which their buttons stand. */
export const diplomaActs = acts('diplomas', 'diploma', {
  addDiploma: { call: diplomas.addDiploma },
  updateDiploma: { call: diplomas.updateDiploma },
  publishDiploma: { ...through(diplomas.publishDiploma, { IsPublished: true }), next: true },
  unpublishDiploma: { ...through(diplomas.publishDiploma, { IsPublished: false }), asks: 'confirmation' },
  deleteDiploma: { call: diplomas.deleteDiploma, asks: 'confirmation', grave: true },
})

export const trackActs = acts('diplomas', 'track', {
  addTrack: { call: tracks.addTrack },
  updateTrack: { call: tracks.updateTrack },
  publishTrack: { ...through(tracks.publishTrack, { IsPublished: true }), next: true },
  unpublishTrack: { ...through(tracks.publishTrack, { IsPublished: false }), asks: 'confirmation' },
  deleteTrack: { call: tracks.deleteTrack, asks: 'confirmation', grave: true },
})
