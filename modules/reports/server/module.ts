import { homes } from '#platform/shared/homes.ts'
import { firstCall } from '#platform/server/http/first-calls.ts'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { reportsCalls } from '../contract/calls.ts'
import { reportHandlers } from './calls/reports.ts'
import type { ReportParts } from './definition.ts'
import { notices } from './notices.ts'

export const reportsServer = (parts: ReportParts): ModuleServer => ({
  name: 'reports',
  notices,
  firstCalls: [...new Set(Object.values(homes))].map((page) => ({
    page,
    addresses: [firstCall(reportsCalls.getHomeModel, {})],
  })),
  implemented: [implement(reportsCalls, reportHandlers(parts))],
})
