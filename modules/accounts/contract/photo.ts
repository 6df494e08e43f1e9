import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { id } from '#platform/shared/shapes.ts'

/** The upload field of an account's photo. */
export const photoField = 'accountPhoto'

export const setPhoto = call({
  method: 'PUT',
  path: '/api/Account/SetPhoto',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'Takes a picture, uploaded as `accountPhoto`, as the photo of this account, or removes the photo (null). The former one is deleted.',
  body: z.strictObject({ FileID: id().nullable() }),
  reply: z.object({
    /** Where the photo is fetched from with the bearer; null where there is none. */
    photoURL: z.string().nullable(),
  }),
  refusals: [fileNotFound, fileTaken],
})
