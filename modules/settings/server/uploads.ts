import { passes } from '#platform/shared/access.ts'
import type { UploadField } from '#platform/server/module.ts'
import { paperImageField } from '../contract/paper-images.ts'

/** Pictures of the academy's papers. Papers fetch them by their keys; as files they are their editors' alone. */
const paperImage: UploadField = {
  field: paperImageField,
  types: ['jpeg', 'png', 'webp'],
  maxBytes: 10_000_000,
  longestSide: 2400,
  nameless: true,
  who: 'editor',
  audited: false,
  mayOpen: async (_db, { role, permissions }, file) =>
    file.subject_type === 'paperImage' && passes('editor', role, permissions),
}

export const uploads: readonly UploadField[] = [paperImage]
