import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { privacyCalls } from '../contract/calls.ts'
import { downloadOwnData } from './download.ts'
import { approveErasure, getErasureRequest, refuseErasure, searchErasureRequests } from './erasure-requests.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { askErasure, getOwnErasure, withdrawErasure } from './own-erasure.ts'

/** `modules` answers all modules of the server: each says what it holds of people. */
export const privacyServer = (modules: AllModules): ModuleServer => ({
  name: 'privacy',
  ownData,
  merging: {
    blocks: ({ kept, gone }) => sql`
      select 'erasureAsked' as kind, t.trainee_code as code from privacy.erasure_request q
      join people.trainee_facts t on t.account_id = q.account_id
      where q.state = 'asked' and t.trainee_id in (${kept}, ${gone})`,
  },
  mergingInstructors: {
    blocks: ({ kept, gone }) => sql`
      select 'erasureAsked' as kind, i.instructor_code as code from privacy.erasure_request q
      join people.instructor_facts i on i.account_id = q.account_id
      where q.state = 'asked' and i.instructor_id in (${kept}, ${gone})`,
  },
  notices,
  implemented: [
    implement(privacyCalls, {
      downloadOwnData: downloadOwnData(modules),
      getOwnErasure: getOwnErasure(modules),
      askErasure,
      withdrawErasure,
      searchErasureRequests,
      getErasureRequest: getErasureRequest(modules),
      approveErasure: approveErasure(modules),
      refuseErasure,
    }),
  ],
})
