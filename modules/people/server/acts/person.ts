import type { Asked } from '#platform/server/handler.ts'

/** A person's or an organization's record, as far as every fact about it tells. */
export interface Person {
  readonly id: number
  readonly code: string
  readonly accountId: number | null
}

/** In which transaction something is done to a record, and how the fact is written down. */
export type Doing = Pick<Asked<unknown>, 'db' | 'record'>

export const factsOf = ({ code, accountId }: Person) => ({ code, ...(accountId === null ? {} : { accountId }) })
