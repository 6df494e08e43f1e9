import { passes } from '#platform/shared/access.ts'
import type { UploadField } from '#platform/server/module.ts'
import { advertPictureField } from '../contract/advert.ts'
import { seesPicture } from './store/adverts/own.ts'

/** The picture of an advert: for whoever keeps adverts, and for those on whose home it stands. Homes show it, so looking leaves no row. */
const advertPicture: UploadField = {
  field: advertPictureField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 1600,
  who: 'advertisementManagement',
  audited: false,
  mayOpen: async (db, actor, file) =>
    file.subject_type === 'advert' &&
    (passes('advertisementManagement', actor.role, actor.permissions) ||
      (await seesPicture(db, actor.userId, file.id))),
}

export const uploads: readonly UploadField[] = [advertPicture]
