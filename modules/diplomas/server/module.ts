import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { diplomasCalls } from '../contract/calls.ts'
import * as diplomas from './calls/diplomas.ts'
import * as tracks from './calls/tracks.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { uploads } from './uploads.ts'

export const diplomasServer: ModuleServer = {
  name: 'diplomas',
  ownData,
  notices,
  uploads,
  foundAt,
  implemented: [implement(diplomasCalls, { ...diplomas, ...tracks })],
}
