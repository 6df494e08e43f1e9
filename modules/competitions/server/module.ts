import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { competitionsCalls } from '../contract/calls.ts'
import * as appeals from './calls/appeals.ts'
import * as competitions from './calls/competitions.ts'
import * as entries from './calls/entries.ts'
import { invoiced } from './invoiced.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { concerning } from './store/reach.ts'
import { uploads } from './uploads.ts'

export const competitionsServer: ModuleServer = {
  name: 'competitions',
  workBegun: sql<boolean>`exists (select from competitions.competition)`,
  numbered: { competition: { table: 'competitions.competition', column: 'code' } },
  implemented: [implement(competitionsCalls, { ...competitions, ...entries, ...appeals })],
  ownData,
  concerning,
  merging,
  invoiced,
  uploads,
  jobs,
  notices,
}
