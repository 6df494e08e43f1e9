import * as z from 'zod'
import { call } from './call.ts'
import { emailNotProved, fileDamaged, fileNotAccepted, fileQuotaReached, fileRefusals } from './files.ts'
import { changedMeanwhile, noRoom, tooLarge } from './refusal.ts'
import { byId, doneReply, id, queryId, queryNumber, shortText } from './shapes.ts'

/** How large a piece may be. One has to arrive within half a minute, also on a slow line. */
const leastPiece = 16_384
export const mostPiece = 4_194_304
/** How many pieces a file may have. */
export const mostPieces = 4096
const usualPiece = 1_048_576

const field = () => shortText(40, 'notAllowed').regex(/^[a-zA-Z]{1,40}$/, 'notAllowed')

const UploadReply = z
  .object({
    ID: z.int(),
    Name: z.string(),
    Bytes: z.int(),
    PieceBytes: z.int(),
    BegunAt: z.iso.datetime(),
    /** SHA-256 of the pieces that are here, as hexadecimal digits, by their number from 0. */
    Pieces: z.array(z.object({ Number: z.int(), Digest: z.string() })),
  })
  .meta({ id: 'UploadInPieces' })

export const pieceCalls = {
  getUploads: call({
    method: 'GET',
    path: '/api/File/GetUploads',
    who: 'all',
    effect: 'reads',
    summary:
      'The uploads of a kind that the caller has begun and not finished, the newest first, with the pieces that are here.',
    query: z.strictObject({ Field: field() }),
    reply: z.object({
      Items: z.array(UploadReply),
      /** How large a file of the kind may be. */
      MostBytes: z.int(),
    }),
    refusals: [],
  }),
  beginUpload: call({
    method: 'POST',
    path: '/api/File/BeginUpload',
    who: 'all',
    effect: 'writes',
    summary:
      'Begins to send a file of a kind in pieces, which may come in any order, again, and after a pause of up to a day.',
    body: z.strictObject({
      Field: field(),
      Name: shortText(300, 'tooLong').min(1, 'required'),
      Bytes: z.int('required').min(1, 'required').max(2_000_000_000, 'tooLarge'),
      PieceBytes: z.int('notANumber').min(leastPiece, 'tooSmall').max(mostPiece, 'tooLarge').default(usualPiece),
    }),
    reply: UploadReply,
    refusals: [emailNotProved, fileQuotaReached, fileNotAccepted, tooLarge],
  }),
  uploadPiece: call({
    method: 'POST',
    path: '/api/File/UploadPiece',
    who: 'all',
    effect: 'writes',
    encoding: 'multipart',
    repeatable: true,
    summary:
      'One piece of an upload. The bytes are held against their SHA-256 where it is given: a browser reckons it over https only.',
    query: z.strictObject({
      ID: queryId(),
      Number: queryNumber(0, mostPieces - 1),
      Digest: shortText(64, 'notAllowed')
        .regex(/^[0-9a-f]{64}$/, 'notAllowed')
        .optional(),
    }),
    body: z.unknown().meta({ id: 'UploadedPiece' }),
    reply: z.object({ Number: z.int(), Missing: z.int() }),
    refusals: [fileDamaged, noRoom],
  }),
  finishUpload: call({
    method: 'POST',
    path: '/api/File/FinishUpload',
    who: 'all',
    effect: 'writes',
    repeatable: true,
    summary:
      'Puts the pieces of an upload together and answers with the id of the file, which a later call hands to a record. Where pieces are missing, the field `Pieces` says so.',
    body: z.strictObject({ ID: id() }),
    reply: z
      .object({ ID: z.int(), Name: z.string(), Bytes: z.int(), MediaType: z.string() })
      .meta({ id: 'FinishedFile' }),
    refusals: [fileQuotaReached, changedMeanwhile, ...fileRefusals],
  }),
  cancelUpload: call({
    method: 'DELETE',
    path: '/api/File/CancelUpload',
    who: 'all',
    effect: 'writes',
    summary: 'Throws away what has arrived of an upload.',
    query: byId,
    reply: doneReply,
    refusals: [],
  }),
}
