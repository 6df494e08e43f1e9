import type { Output } from '#platform/shared/call.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { Post } from '#platform/shared/document/document.ts'
import type { AroundDocument } from '#platform/shared/document/documents.ts'
import { signaturePlaces, type PaperPlace } from '#platform/shared/document/look.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { settingsCalls } from '../../../contract/calls.ts'

export type Looks = Output<typeof settingsCalls.getDocumentLooks>
export type Look = Looks['Items'][number]
export type PaperImages = Output<typeof settingsCalls.getPaperImages>['Items']
/** Addresses of pictures by their places. */
export type Addresses = Readonly<Partial<Record<PaperPlace, string>>>

/** The addresses of the pictures that stand on documents today. */
export const addressesOf = (images: PaperImages): Addresses =>
  Object.fromEntries(images.flatMap(({ Place, Image }) => (Image ? [[Place, Image.Address]] : [])))

/** What a form says of a document before it is saved. */
export interface Said {
  readonly OwnTitle: Trilingual
  readonly Footer: Trilingual
  readonly SignedBy: readonly Post[] | null
}

/** What would stand around a document: as the server says it of one that somebody asks for. */
export function aroundOf(
  { Around }: Looks,
  look: Look,
  images: Addresses,
  language: Language,
  { OwnTitle, Footer, SignedBy }: Said = look,
): AroundDocument {
  const { Signatories, ...academy } = Around
  const signing = (SignedBy ?? look.UsuallySignedBy).flatMap((post) => Signatories.filter(({ Post }) => Post === post))
  return {
    Language: language,
    MayDownload: false,
    IsPublic: false,
    Title: OwnTitle,
    Letterhead: { ...academy, Banner: images.letterhead ?? null, Logo: images.logo ?? null, Footer },
    Signatories: signing.map((each) => ({ ...each, Signature: images[signaturePlaces[each.Post]] ?? null })),
    Stamp: signing.length > 0 ? (images.stamp ?? null) : null,
    Background: look.Backgrounds.map((place) => images[place]).find(Boolean) ?? null,
  }
}

/** Whether a picture in this place shows on the document. */
export function showsOn({ HasLetterhead, Backgrounds, UsuallySignedBy, SignedBy }: Look, place: PaperPlace): boolean {
  const signing = SignedBy ?? UsuallySignedBy
  switch (place) {
    case 'letterhead':
      return HasLetterhead
    case 'logo':
      return true
    case 'stamp':
      return signing.length > 0
    case 'directorSignature':
      return signing.includes('director')
    case 'registrarSignature':
      return signing.includes('registrar')
    default:
      return Backgrounds.includes(place)
  }
}
