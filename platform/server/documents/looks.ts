import { keyOf, type BackgroundKind, type Document, type Post } from '#platform/shared/document/document.ts'
import { backgroundPlaces, signaturePlaces, type FrozenLook, type PaperPlace } from '#platform/shared/document/look.ts'
import { signatorySettings } from '#platform/shared/settings/own-sections.ts'
import type { SettingsOf } from '#platform/shared/settings/section.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Database } from '../database.ts'
import { settings } from '../settings.ts'

/** What the academy says of one document. */
export interface KeptLook {
  readonly isOff: boolean
  readonly title: Trilingual
  readonly footer: Trilingual
  /** Null: whoever the document declares. */
  readonly signedBy: readonly Post[] | null
}
const usual: KeptLook = { isOff: false, title: {}, footer: {}, signedBy: null }

/** What the academy says of this document; what everything is where it has said nothing. */
export async function keptLook(db: Database, document: Document): Promise<KeptLook> {
  const row = await db
    .selectFrom('platform.document_look')
    .where('key', '=', keyOf(document))
    .select(['is_off', 'title', 'footer', 'signatories'])
    .executeTakeFirst()
  if (!row) return usual
  return { isOff: row.is_off, title: row.title, footer: row.footer, signedBy: row.signatories as Post[] | null }
}

/** The published names of documents that nobody opens. */
export async function documentsOff(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('platform.document_look').where('is_off', '=', true).select('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** Where papers and pages fetch a picture by its key. */
export const addressOfImage = (key: string) => `/api/Report/GetPaperImage?Key=${key}`

interface Image {
  readonly id: number
  readonly key: string
}
type Images = Readonly<Partial<Record<PaperPlace | 'background', Image>>>

/** The pictures that stand on documents today. */
export async function currentImages(db: Database): Promise<Images> {
  const rows = await db
    .selectFrom('platform.paper_image')
    .where('is_current', '=', true)
    .select(['place', 'id', 'image_key as key'])
    .execute()
  return Object.fromEntries(rows.map(({ place, id, key }) => [place, { id, key }]))
}

/** Those that something was issued with, whatever has taken their place since. */
export async function imagesOf(db: Database, { Images: ids }: FrozenLook): Promise<Images> {
  const wanted = Object.values(ids)
  if (wanted.length === 0) return {}
  const rows = await db
    .selectFrom('platform.paper_image')
    .where('id', 'in', wanted)
    .select(['id', 'image_key as key'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(
    Object.entries(ids).flatMap(([place, id]) => (byId.has(id) ? [[place, byId.get(id)!]] : [])),
  )
}

/** Who signs a document by the settings of today. */
export function signatoriesOf(
  document: Document,
  { signedBy }: Pick<KeptLook, 'signedBy'>,
  kept: SettingsOf<typeof signatorySettings>,
) {
  const each = {
    director: { Title: kept.directorTitle, Name: kept.directorName },
    registrar: { Title: kept.registrarTitle, Name: kept.registrarName },
  }
  return (signedBy ?? document.signedBy ?? []).map((Post) => ({ Post, ...each[Post] }))
}

/**
 * How a document looks today, to be kept with what is issued: its reading hands it back as `look`.
 * @param kind the kind of certificate, where it is one, whose background it takes
 * @param signedBy who signs it, where that is said of its kind
 */
export async function lookToFreeze(
  db: Database,
  document: Document,
  kind?: BackgroundKind,
  signedBy: readonly Post[] | null = null,
): Promise<FrozenLook> {
  const look = await keptLook(db, document)
  const images = await currentImages(db)
  const Signatories = signatoriesOf(
    document,
    { signedBy: signedBy ?? look.signedBy },
    await settings(db, signatorySettings),
  )
  const stands = {
    logo: images.logo,
    stamp: Signatories.length > 0 ? images.stamp : undefined,
    background: kind && (images[backgroundPlaces[kind]] ?? images.certificateBackground),
    ...Object.fromEntries(Signatories.map(({ Post }) => [signaturePlaces[Post], images[signaturePlaces[Post]]])),
  }
  const Images = Object.fromEntries(
    Object.entries(stands).flatMap(([place, image]) => (image ? [[place, image.id]] : [])),
  )
  return { Title: look.title, Footer: look.footer, Signatories, Images }
}
