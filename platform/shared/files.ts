import * as z from 'zod'
import { shortText } from '#platform/shared/shapes.ts'
import { call } from './call.ts'
import { noRoom, refusal } from './refusal.ts'
import { byId, fileBytes } from './shapes.ts'

/** The file is not there, not the actor's, or of another field. */
export const fileNotFound = refusal('fileNotFound', 409)
/** The file belongs to another record already. */
export const fileTaken = refusal('fileTaken', 409)
/** The actor has sent too much in one day. Data: `files`, `bytes`. */
export const fileQuotaReached = refusal('fileQuotaReached', 409)
/** The bytes are not what the name says, or the picture cannot be read. */
export const fileDamaged = refusal('fileDamaged', 422)
/** Nobody uploads before the own e-mail address is proved. */
export const emailNotProved = refusal('emailNotProved', 403)
/** The academy's scanner refuses the file. */
export const fileInfected = refusal('fileInfected', 422)
/** The academy's scanner could not look at the file. */
export const fileNotScanned = refusal('fileNotScanned', 503)
/** The picture has more points than 40 million. */
export const pictureTooLarge = refusal('pictureTooLarge', 422)

/** Reading the file takes more memory or time than one file may. */
export const fileTooHeavy = refusal('fileTooHeavy', 422)
/** The field takes other kinds of file. Data: `kinds`, as `csv, xlsx`. */
export const fileNotAccepted = refusal('fileNotAccepted', 415)

/** What a call may answer that takes a file in (`receiveFile`). */
export const fileRefusals = [
  fileDamaged,
  fileNotAccepted,
  pictureTooLarge,
  fileInfected,
  fileNotScanned,
  noRoom,
] as const

export const fileCalls = {
  uploadFile: call({
    method: 'POST',
    path: '/api/File/Upload',
    who: 'all',
    effect: 'writes',
    encoding: 'multipart',
    summary: 'Stores one file of a kind (`Field`) and answers with its id, which a later call hands to a record.',
    query: z.strictObject({ Field: shortText(40, 'notAllowed').regex(/^[a-zA-Z]{1,40}$/, 'notAllowed') }),
    body: z.unknown().meta({ id: 'UploadedFile' }),
    reply: z
      .object({ ID: z.int(), Name: z.string(), Bytes: z.int(), MediaType: z.string() })
      .meta({ id: 'StoredFile' }),
    refusals: [emailNotProved, fileQuotaReached, ...fileRefusals],
  }),
  downloadFile: call({
    method: 'GET',
    path: '/api/File/Download',
    who: 'anonymous',
    effect: 'reads',
    summary: 'The bytes of a file, for who uploaded it and who may see the record it belongs to.',
    query: byId,
    reply: fileBytes,
    refusals: [],
  }),
}
