import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { documentActs } from '../../contract/acts.ts'
import type { LockedDocument } from '../store/documents.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'actor'>

export const noun: Noun<typeof documentActs, 'library.document', LockedDocument, Doing> = {
  acts: documentActs,
  stored: { table: 'library.document', unkept: ['id', 'version', 'search'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
