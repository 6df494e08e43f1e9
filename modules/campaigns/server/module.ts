import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { campaignsCalls } from '../contract/calls.ts'
import * as audiences from './calls/audiences.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { movePerson } from './store/audiences.ts'

export const campaignsServer: ModuleServer = {
  name: 'campaigns',
  implemented: [implement(campaignsCalls, audiences)],
  jobs,
  notices,
  ownData,
  merging: { move: (db, pair) => movePerson(db, 'trainee', pair) },
  mergingInstructors: { move: (db, pair) => movePerson(db, 'instructor', pair) },
}
