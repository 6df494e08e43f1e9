import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  fileBytes,
  id,
  instant,
  optionalLine,
  optionalTrilingual,
  queryFlag,
  queryId,
  savedReply,
  shortText,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { audienceRoles, documentKinds } from '../rules/audience.ts'
import { notAVideo } from './refusals.ts'

export const libraryFileField = 'libraryFile'

const kind = z.enum(documentKinds)
const audience = z.enum(audienceRoles)

const file = {
  FileID: z.int(),
  FileName: z.string(),
  Bytes: z.int(),
  /** When its newest version came. */
  ChangedAt: instant(),
}
const document = {
  ID: z.int(),
  Title: trilingualReply,
  About: trilingualReply,
  Kind: kind,
  CategoryID: z.int().nullable(),
  CategoryName: trilingualReply.nullable(),
  IsGuide: z.boolean(),
  ...file,
}
const keptDocument = z
  .object({
    ...document,
    Audience: z.array(audience),
    IsPublished: z.boolean(),
    /** Of how many versions it is the newest. */
    Number: z.int(),
    Version: z.int(),
    Actions: z.array(
      z.enum(['editDocument', 'addDocumentVersion', 'publishDocument', 'withdrawDocument', 'deleteDocument']),
    ),
  })
  .meta({ id: 'LibraryDocument' })

export const getLibraryDocuments = call({
  method: 'GET',
  path: '/api/Documents/GetDocuments',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The documents of the library, a page at a time.',
  ...list({
    row: keptDocument,
    orders: ['Title', 'ChangedAt'],
    first: 'Title',
    filters: {
      Kind: kind,
      CategoryID: queryId(),
      Audience: audience,
      IsPublished: queryFlag(),
      IsGuide: queryFlag(),
    },
  }),
  refusals: [],
})

export const getOwnDocuments = call({
  method: 'GET',
  path: '/api/Documents/GetOwnDocuments',
  who: 'all',
  effect: 'reads',
  summary: 'What the library has published for the caller’s role, a page at a time.',
  ...list({
    row: z.object(document).meta({ id: 'OwnLibraryDocument' }),
    orders: ['Title', 'ChangedAt'],
    first: 'Title',
    filters: { Kind: kind, CategoryID: queryId(), IsGuide: queryFlag() },
  }),
  refusals: [],
})

export const getDocumentVersions = call({
  method: 'GET',
  path: '/api/Documents/GetVersions',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'The versions of a document, the newest first.',
  query: byId,
  reply: z.object({
    Items: z.array(
      z.object({
        Number: z.int(),
        ...file,
        Note: z.string(),
        By: trilingualReply.nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const openDocument = call({
  method: 'POST',
  path: '/api/Documents/Open',
  who: 'all',
  effect: 'writes',
  secretReply: true,
  summary:
    'An address under which a video that is published for the caller’s role, or any to whoever keeps the library, plays without a bearer, byte ranges included. It is good in this session and in this browser alone, and as long as the caller may see the video.',
  body: z.strictObject({ ID: id() }),
  reply: z.object({ Address: z.string() }).meta({ id: 'DocumentAddress' }),
  refusals: [],
})

export const streamDocument = call({
  method: 'GET',
  path: '/api/Documents/Stream',
  who: 'anonymous',
  effect: 'reads',
  perSecond: 20,
  pastTheWall: 'The session of its ticket says who asks; what they may see is then asked as theirs.',
  summary:
    'The bytes of a video of the library, or the range of them that is asked for, by the ticket that Open has given to this session.',
  query: z.strictObject({ Ticket: shortText(32, 'notAllowed').regex(/^[\w-]{32}$/, 'notAllowed') }),
  reply: fileBytes,
  refusals: [],
})

export const documentFields = z.strictObject({
  Title: trilingual(200),
  About: optionalTrilingual(2000),
  CategoryID: id().nullable(),
  Audience: z.array(audience).min(1, 'required').max(audienceRoles.length, 'tooMany'),
  IsGuide: z.boolean(),
})
/** An upload of `libraryFile`, and what is new in it. */
const upload = { FileID: id(), Note: optionalLine(300) }
export const newDocumentFields = documentFields.extend({ Kind: kind, ...upload })
export const versionFields = z.strictObject(upload)

export const addDocument = call({
  method: 'POST',
  path: '/api/Documents/AddDocument',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds a document with its first version; it is published afterwards.',
  body: newDocumentFields,
  reply: savedReply,
  refusals: [fileNotFound, fileTaken, notAVideo],
})

export const editDocument = call({
  method: 'PUT',
  path: '/api/Documents/EditDocument',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Changes what is said of a document and whom it is for.',
  query: byId,
  body: documentFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const addDocumentVersion = call({
  method: 'POST',
  path: '/api/Documents/AddVersion',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Adds a version, which readers get from then on; those before it stay.',
  query: byId,
  body: versionFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [fileNotFound, fileTaken, notAVideo, changedMeanwhile],
})

export const setDocumentPublished = call({
  method: 'POST',
  path: '/api/Documents/SetPublished',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Publishes a document for its audience, or withdraws it.',
  body: z.strictObject({ ID: id(), Version: version(), IsPublished: z.boolean() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile],
})

export const deleteDocument = call({
  method: 'DELETE',
  path: '/api/Documents/DeleteDocument',
  who: 'editorSystemLookup',
  effect: 'writes',
  summary: 'Deletes a document that is not published, with the files of all its versions.',
  query: byId,
  reply: doneReply,
  refusals: [notNow],
})
