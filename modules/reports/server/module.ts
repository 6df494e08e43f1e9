import { homes } from '#platform/shared/homes.ts'
import { firstCall } from '#platform/server/http/pages/first-calls.ts'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { reportsCalls } from '../contract/calls.ts'
import { getHomeModel } from './calls/home.ts'

export const reportsServer: ModuleServer = {
  name: 'reports',
  firstCalls: [...new Set(Object.values(homes))].map((page) => ({
    page,
    addresses: [firstCall(reportsCalls.getHomeModel, {})],
  })),
  implemented: [implement(reportsCalls, { getHomeModel })],
}
