import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { paperPlaces } from '#platform/shared/document/look.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import { byId, doneReply, id, instant, trilingualReply } from '#platform/shared/shapes.ts'

export const paperImageField = 'paperImage'

export const getPaperImages = call({
  method: 'GET',
  path: '/api/GeneralImage/GetPaperImages',
  who: 'editorSystemLookup',
  effect: 'reads',
  summary: 'Each place for a picture on printed documents, with the picture that stands there today.',
  reply: z.object({
    Items: z.array(
      z.object({
        Place: z.enum(paperPlaces),
        Image: z
          .object({
            ID: z.int(),
            Address: z.string(),
            ChangedAt: instant(),
            ChangedBy: trilingualReply.nullable(),
          })
          .nullable(),
        Actions: z.array(z.enum(['setPaperImage', 'removePaperImage'])),
      }),
    ),
  }),
  refusals: [],
})

export const setPaperImage = call({
  method: 'PUT',
  path: '/api/GeneralImage/SetPaperImage',
  who: 'editor',
  effect: 'writes',
  summary: 'Puts an uploaded picture in a place; signatures and stamp are put by an administrator.',
  body: z.strictObject({
    Place: z.enum(paperPlaces),
    /** An upload of `paperImage`. */
    FileID: id(),
    /** The picture that stood there when the page was read; null: none. */
    ReplacesID: id().nullable(),
  }),
  reply: doneReply,
  refusals: [fileNotFound, fileTaken, changedMeanwhile],
})

export const removePaperImage = call({
  method: 'DELETE',
  path: '/api/GeneralImage/RemovePaperImage',
  who: 'editor',
  effect: 'writes',
  summary: 'Takes a picture off documents; what was issued with it keeps it.',
  query: byId,
  reply: doneReply,
  refusals: [],
})
