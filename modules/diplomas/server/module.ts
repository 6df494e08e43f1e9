import { sql } from 'kysely'
import { doneBy } from '#platform/server/acts/write-act.ts'
import { byItself } from '#platform/server/audit/by.ts'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { diplomasCalls } from '../contract/calls.ts'
import { settleMerged } from './acts/settle.ts'
import { getComingClasses } from './calls/coming-classes.ts'
import * as completions from './calls/completions.ts'
import * as diplomas from './calls/diplomas.ts'
import * as offers from './calls/offers.ts'
import * as tracks from './calls/tracks.ts'
import { concerning } from './concerning.ts'
import { foundAt } from './found-at.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { uploads } from './uploads.ts'

export const diplomasServer: ModuleServer = {
  name: 'diplomas',
  concerning,
  ownData,
  merging: {
    // Who has completed a track under both records has completed it once.
    move: async (db, { kept, gone }) => {
      await settleMerged(doneBy(db, byItself), { kept, gone }, new Date())
      await sql`
        update diplomas.track_completion g set withdrawn_at = now() where g.trainee_id = ${gone} and g.withdrawn_at is null
          and exists (select from diplomas.track_completion k
            where k.trainee_id = ${kept} and k.track_id = g.track_id and k.withdrawn_at is null)`.execute(db)
    },
  },
  notices,
  uploads,
  foundAt,
  jobs,
  implemented: [implement(diplomasCalls, { ...diplomas, ...tracks, ...offers, ...completions, getComingClasses })],
}
