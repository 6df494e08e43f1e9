import { passes } from '#platform/shared/access.ts'
import type { UploadField } from '#platform/server/module.ts'
import { libraryFileField } from '../contract/documents.ts'
import { isReadBy } from './store/documents.ts'

/** Files of the library: of a published document the newest version for its audience, all for those who keep it. */
const libraryFile: UploadField = {
  field: libraryFileField,
  types: ['pdf', 'jpeg', 'png', 'xlsx', 'docx', 'pptx', 'mp3', 'm4a', 'mp4', 'webm'],
  maxBytes: 200_000_000,
  dailyBytes: 20_000_000_000,
  who: 'editorSystemLookup',
  audited: false,
  mayOpen: async (db, actor, file) =>
    file.subject_type === 'libraryDocument' &&
    (passes('editorSystemLookup', actor.role, actor.permissions) || (await isReadBy(db, file.id, actor))),
}

export const uploads: readonly UploadField[] = [libraryFile]
