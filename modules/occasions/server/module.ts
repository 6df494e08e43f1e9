import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { occasionsCalls } from '../contract/calls.ts'
import * as asking from './calls/asking.ts'
import * as guests from './calls/guests.ts'
import * as occasions from './calls/occasions.ts'
import { forgetGuests } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const occasionsServer = (parts: asking.AskingParts): ModuleServer => ({
  name: 'occasions',
  workBegun: sql<boolean>`exists (select from occasions.occasion)`,
  implemented: [
    implement(occasionsCalls, {
      ...occasions,
      ...guests,
      getPublicOccasions: asking.getPublicOccasions,
      getPublicOccasion: asking.getPublicOccasion,
      proveGuest: asking.proveGuest(parts),
      askForPlace: asking.askForPlace(parts),
      askMyself: asking.askMyself,
      getPass: asking.getPass,
      withdrawGuest: asking.withdrawGuest,
    }),
  ],
  merging,
  mergingInstructors: merging,
  notices,
  jobs: [forgetGuests],
  ownData,
})
