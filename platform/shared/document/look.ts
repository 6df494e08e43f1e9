import * as z from 'zod'
import { trilingualReply } from '../shapes.ts'
import { posts, type BackgroundKind } from './document.ts'

/** Where the academy's pictures stand on its documents. */
export const paperPlaces = [
  'letterhead',
  'logo',
  'stamp',
  'directorSignature',
  'registrarSignature',
  'certificateBackground',
  'completionBackground',
  'excellenceBackground',
  'attendanceBackground',
  'letterPicture',
] as const
export type PaperPlace = (typeof paperPlaces)[number]

/** Which picture is whose signature. */
export const signaturePlaces = { director: 'directorSignature', registrar: 'registrarSignature' } as const

/** The background of a kind of certificate; where it has none, that of all certificates stands for it. */
export const backgroundPlaces = {
  completion: 'completionBackground',
  excellence: 'excellenceBackground',
  attendance: 'attendanceBackground',
  // It has none of its own.
  practical: 'certificateBackground',
} as const satisfies Record<BackgroundKind, PaperPlace>

export const signatory = z.object({ Post: z.enum(posts), Title: trilingualReply, Name: trilingualReply })

/** How a document looked when it was issued; its pictures by their ids. */
export const frozenLook = z.object({
  Title: trilingualReply,
  Footer: trilingualReply,
  Signatories: z.array(signatory),
  Images: z.partialRecord(z.enum([...paperPlaces, 'background']), z.int()),
})
export type FrozenLook = z.output<typeof frozenLook>
