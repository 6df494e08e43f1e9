import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { membershipCalls } from '../contract/calls.ts'
import * as acts from './calls/acts.ts'
import * as lists from './calls/lists.ts'
import { invoiced } from './invoiced.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { concerning } from './store/reach.ts'
import { uploads } from './uploads.ts'

export const membershipServer: ModuleServer = {
  name: 'membership',
  numbered: { membershipCard: { table: 'membership.card', column: 'number' } },
  implemented: [implement(membershipCalls, { ...lists, ...acts })],
  ownData,
  concerning,
  merging,
  invoiced,
  uploads,
  jobs,
  notices,
}
