import { keyOf, type Document } from '#platform/shared/document/document.ts'
import type { DocumentReply } from '#platform/shared/document/documents.ts'
import type { OpenedDocument } from './open-document.ts'

/** What the page gets: what was read, and around it what the settings say of letterhead and signatories. */
export function replyOf(document: Document, opened: OpenedDocument): DocumentReply {
  const { content, language, mayDownload = true, academyName, actor, settings } = opened
  const own = settings.documents[keyOf(document)]
  const signatories = {
    director: { Title: settings.directorTitle, Name: settings.directorName },
    registrar: { Title: settings.registrarTitle, Name: settings.registrarName },
  }
  const signedBy = own?.signedBy ?? document.signedBy ?? []
  return {
    Language: language ?? actor.language,
    MayDownload: mayDownload,
    IsPublic: document.who === 'public',
    Letterhead: {
      AcademyName: academyName ?? settings.academyName,
      Address: settings.academyAddress,
      Email: settings.academyEmail,
      Phone: settings.academyPhone,
      Footer: own?.footer ?? {},
    },
    Signatories: signedBy.map((Post) => ({ Post, ...signatories[Post] })),
    Content: content,
  }
}
