import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, savedReply, version } from '#platform/shared/shapes.ts'
import { diplomaCodeTaken, diplomaInUse, diplomaWithoutTrack } from './refusals.ts'
import { Diploma, diplomaFields, diplomaList } from './shapes.ts'

export const listDiplomas = call({
  method: 'GET',
  path: '/api/Diploma/GetAllDiplomas',
  who: 'trackReaders',
  effect: 'reads',
  summary: 'The diplomas, a page at a time.',
  ...diplomaList,
  refusals: [],
})

export const getDiploma = call({
  method: 'GET',
  path: '/api/Diploma/GetDiploma',
  who: 'editorTrack',
  effect: 'reads',
  summary: 'One diploma with its tracks and their courses.',
  query: byId,
  reply: Diploma,
  refusals: [],
})

export const addDiploma = call({
  method: 'POST',
  path: '/api/Diploma/AddDiploma',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Makes a diploma; it is not on offer before somebody puts it there.',
  body: diplomaFields,
  reply: savedReply,
  refusals: [diplomaCodeTaken, fileNotFound, fileTaken],
})

export const updateDiploma = call({
  method: 'PUT',
  path: '/api/Diploma/UpdateDiploma',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Changes what is said of a diploma; its tracks say themselves where they belong.',
  query: byId,
  body: diplomaFields.safeExtend({ Version: version() }),
  reply: savedReply,
  refusals: [diplomaCodeTaken, fileNotFound, fileTaken, changedMeanwhile],
})

export const publishDiploma = call({
  method: 'POST',
  path: '/api/Diploma/SetPublished',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Shows a diploma to visitors, trainees and organizations, or takes it out of their sight.',
  body: z.strictObject({ ID: id(), Version: version(), IsPublished: z.boolean() }),
  reply: savedReply,
  refusals: [diplomaWithoutTrack, changedMeanwhile],
})

export const deleteDiploma = call({
  method: 'DELETE',
  path: '/api/Diploma/DeleteDiploma',
  who: 'editorTrack',
  effect: 'writes',
  summary: 'Deletes a diploma that has no tracks.',
  query: byId,
  reply: doneReply,
  refusals: [diplomaInUse],
})
