import type { UploadField } from '#platform/server/module.ts'
import { passes } from '#platform/shared/access.ts'
import { photoField } from '../contract/photo.ts'

/** Photos of accounts: one's own, and everybody's for those who keep the users. Lists show many, so looking leaves no row. */
const accountPhoto: UploadField = {
  field: photoField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 512,
  who: 'all',
  audited: false,
  mayOpen: async (_db, actor, file) =>
    file.subject_type === 'account' && passes('editor', actor.role, actor.permissions),
}

export const uploads: readonly UploadField[] = [accountPhoto]
