import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { chatCalls } from '../contract/calls.ts'
import { bells } from './acts/bells.ts'
import * as keeping from './calls/keeping.ts'
import * as messages from './calls/messages.ts'
import { merging, mergingInstructors } from './merging.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { uploads } from './uploads.ts'

export const chatServer: ModuleServer = {
  name: 'chat',
  figures,
  implemented: [implement(chatCalls, { ...messages, ...keeping })],
  uploads,
  ownData,
  merging,
  mergingInstructors,
  jobs: [bells],
  notices,
}
