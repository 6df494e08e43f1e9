import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { showcaseCalls } from '../contract/calls.ts'
import * as catalogue from './calls/catalogue.ts'
import { linkPreviews } from './link-previews.ts'

export const showcaseServer: ModuleServer = {
  name: 'showcase',
  linkPreviews,
  implemented: [implement(showcaseCalls, catalogue)],
}
