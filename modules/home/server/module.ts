import { homes } from '#platform/shared/homes.ts'
import { firstCall } from '#platform/server/http/pages/first-calls.ts'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { homeCalls } from '../contract/calls.ts'
import { getHomeModel, type HomeParts } from './calls/home.ts'

export const homeServer = (parts: HomeParts, modules: AllModules): ModuleServer => ({
  name: 'home',
  firstCalls: [...new Set(Object.values(homes))].map((page) => ({
    page,
    addresses: [firstCall(homeCalls.getHomeModel, {})],
  })),
  implemented: [implement(homeCalls, { getHomeModel: getHomeModel(modules, parts) })],
})
