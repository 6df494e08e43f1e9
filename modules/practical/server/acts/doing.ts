import type { Asked } from '#platform/server/handler.ts'

/** Who does something, when, in which transaction, and how the fact is written down. */
export type Doing = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record' | 'audit'>
