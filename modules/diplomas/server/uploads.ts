import type { UploadField } from '#platform/server/module.ts'
import { diplomaImageField } from '../contract/shapes.ts'
import { diplomaOnOffer, findDiploma } from './store/diplomas.ts'

/** The picture of a diploma, for whoever sees the diploma: of one on offer that is anybody, as its document shows it. Lists show many, so looking leaves no row. */
const diplomaImage: UploadField = {
  field: diplomaImageField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 1600,
  who: 'editorTrack',
  audited: false,
  mayOpen: async (db, actor, file) =>
    file.subject_type === 'diploma' &&
    file.subject_id !== null &&
    ((await diplomaOnOffer(db, file.subject_id)) ?? (await findDiploma(db, actor, file.subject_id))) !== undefined,
}

export const uploads: readonly UploadField[] = [diplomaImage]
