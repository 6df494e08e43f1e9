import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { evaluationCalls } from '../contract/calls.ts'
import * as participation from './calls/participation.ts'
import * as passDetail from './calls/pass-detail.ts'
import { decideResultChange, getResultChanges, withdrawResultChange } from './calls/result-changes.ts'
import * as results from './calls/results.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const evaluationServer: ModuleServer = {
  name: 'evaluation',
  ownData,
  merging: {
    counts: (id) => sql`
      select 'results' as kind, count(*)::integer as count from evaluation.final_result f
      join registration.registration_facts r on r.registration_id = f.registration_id where r.trainee_id = ${id}`,
  },
  notices,
  foundAt,
  implemented: [
    implement(evaluationCalls, {
      ...participation,
      ...passDetail,
      ...results,
      getResultChanges,
      decideResultChange,
      withdrawResultChange,
    }),
  ],
}
