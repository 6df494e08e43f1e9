import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { accommodationCalls } from '../contract/calls.ts'
import * as prices from './calls/room-prices.ts'
import * as rooms from './calls/rooms.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'

export const accommodationServer: ModuleServer = {
  name: 'accommodation',
  implemented: [implement(accommodationCalls, { ...rooms, ...prices })],
  notices,
  foundAt,
}
