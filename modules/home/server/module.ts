import { homes } from '#platform/shared/homes.ts'
import { firstCall } from '#platform/server/http/pages/first-calls.ts'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import type { ReplicaStandings } from '#platform/server/replicas/replicas.ts'
import { homeCalls } from '../contract/calls.ts'
import { getHomeModel } from './calls/home.ts'

export const homeServer = (modules: AllModules, replicas: ReplicaStandings = () => []): ModuleServer => ({
  name: 'home',
  firstCalls: [...new Set(Object.values(homes))].map((page) => ({
    page,
    addresses: [firstCall(homeCalls.getHomeModel, {})],
  })),
  implemented: [implement(homeCalls, { getHomeModel: getHomeModel(modules, replicas) })],
})
