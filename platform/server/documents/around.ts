import type { Document } from '#platform/shared/document/document.ts'
import type { DocumentReply } from '#platform/shared/document/documents.ts'
import { signaturePlaces, type FrozenLook } from '#platform/shared/document/look.ts'
import type { Database } from '../database.ts'
import { addressOfImage, currentImages, imagesOf, signatoriesOf } from './looks.ts'
import type { OpenedDocument } from './open-document.ts'

/** What was issued before looks were kept has no pictures and names nobody: who held the post then is not known. */
function withoutLook(document: Document, { kept, settings }: OpenedDocument): FrozenLook {
  const Signatories = signatoriesOf(document, kept, settings).map((each) => ({ ...each, Name: {} }))
  return { Title: {}, Footer: {}, Signatories, Images: {} }
}

/** What the page gets: what was read, and around it how the document looks today, or looked when it was issued. */
export async function replyOf(db: Database, document: Document, opened: OpenedDocument): Promise<DocumentReply> {
  const { content, language, mayDownload = true, academyName, actor, kept, settings } = opened
  const issued = opened.look === undefined ? null : (opened.look ?? withoutLook(document, opened))
  const images = issued ? await imagesOf(db, issued) : await currentImages(db)
  const addressOf = (place: keyof typeof images) => (images[place] ? addressOfImage(images[place].key) : null)
  const Signatories = issued ? issued.Signatories : signatoriesOf(document, kept, settings)
  return {
    Language: language ?? actor.language,
    MayDownload: mayDownload,
    IsPublic: document.who === 'public',
    Title: issued ? issued.Title : kept.title,
    Letterhead: {
      Banner: addressOf('letterhead'),
      Logo: addressOf('logo'),
      AcademyName: academyName ?? settings.academyName,
      Address: settings.academyAddress,
      Email: settings.academyEmail,
      Phone: settings.academyPhone,
      Footer: issued ? issued.Footer : kept.footer,
    },
    Signatories: Signatories.map((each) => ({ ...each, Signature: addressOf(signaturePlaces[each.Post]) })),
    Stamp: Signatories.length > 0 ? addressOf('stamp') : null,
    // What is issued keeps its own; a certificate that keeps none has that of all certificates.
    Background: addressOf(issued || !document.backgrounds ? 'background' : 'certificateBackground'),
    Content: content,
  }
}
