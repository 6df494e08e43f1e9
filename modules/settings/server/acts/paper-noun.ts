import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { documentLookActs, paperImageActs } from '../../contract/acts.ts'
import type * as store from '../store/papers.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor'>

/** Pictures of papers: each row is one picture in its place. */
export const imageNoun: Noun<typeof paperImageActs, 'platform.paper_image', store.LockedImage, Doing> = {
  acts: paperImageActs,
  stored: { table: 'platform.paper_image', unkept: ['id', 'file_id', 'image_key', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ place }) => ({ place }),
}

/** What the academy says of a printed document. */
export const lookNoun: Noun<typeof documentLookActs, 'platform.document_look', store.LockedLook, Doing> = {
  acts: documentLookActs,
  stored: { table: 'platform.document_look', unkept: ['id', 'key', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ key }) => ({ document: key }),
}
