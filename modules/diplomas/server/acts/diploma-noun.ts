import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { diplomaActs } from '../../contract/acts.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record'>
export interface CodedRef {
  readonly id: number
  readonly code: string
}

/** What a diploma is and costs; its long texts are not kept. */
export const noun: Noun<typeof diplomaActs, 'diplomas.diploma', CodedRef, Doing> = {
  acts: diplomaActs,
  stored: {
    table: 'diplomas.diploma',
    unkept: ['id', 'description', 'objectives', 'admission', 'search', 'version'],
  },
  idOf: (diploma) => diploma.id,
  factsOf: ({ code }) => ({ code }),
}
