import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { viewsCalls } from '../contract/calls.ts'
import * as views from './calls/views.ts'
import { merging } from './merging.ts'
import { ownData } from './own-data.ts'

export const viewsServer: ModuleServer = {
  name: 'views',
  implemented: [implement(viewsCalls, views)],
  ownData,
  merging,
  mergingInstructors: merging,
}
