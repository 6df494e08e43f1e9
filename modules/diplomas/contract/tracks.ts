import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, savedReply, version } from '#platform/shared/shapes.ts'
import { lastTrackOnOffer, trackAsksNothing, trackCodeTaken, trackInUse } from './refusals.ts'
import { Track, trackFields, trackList } from './shapes.ts'

export const listTracks = call({
  method: 'GET',
  path: '/api/Track/GetAllTracks',
  who: 'trackReaders',
  effect: 'reads',
  summary: 'The tracks, a page at a time.',
  ...trackList,
  refusals: [],
})

export const getTrack = call({
  method: 'GET',
  path: '/api/Track/GetTrack',
  who: 'editorTrack',
  effect: 'reads',
  summary: 'One track with its courses in their order.',
  query: byId,
  reply: Track,
  refusals: [],
})

export const addTrack = call({
  method: 'POST',
  path: '/api/Track/AddTrack',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Makes a track, of a diploma or free-standing; it is not on offer before somebody puts it there.',
  body: trackFields,
  reply: savedReply,
  refusals: [trackCodeTaken],
})

export const updateTrack = call({
  method: 'PUT',
  path: '/api/Track/UpdateTrack',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Changes a track with its courses and their order. Whoever has completed it keeps that.',
  query: byId,
  body: trackFields.safeExtend({ Version: version() }),
  reply: savedReply,
  refusals: [trackCodeTaken, trackAsksNothing, lastTrackOnOffer, changedMeanwhile],
})

export const publishTrack = call({
  method: 'POST',
  path: '/api/Track/SetPublished',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Puts a track on offer, or takes it off.',
  body: z.strictObject({ ID: id(), Version: version(), IsPublished: z.boolean() }),
  reply: savedReply,
  refusals: [trackAsksNothing, lastTrackOnOffer, changedMeanwhile],
})

export const deleteTrack = call({
  method: 'DELETE',
  path: '/api/Track/DeleteTrack',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Deletes a track that nobody has completed.',
  query: byId,
  reply: doneReply,
  refusals: [trackInUse, lastTrackOnOffer],
})
