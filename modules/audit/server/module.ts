import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { auditCalls } from '../contract/calls.ts'
import * as chain from './calls/chain.ts'
import * as entries from './calls/entries.ts'
import { personHistories } from './calls/person-history.ts'
import { auditJobs, type AuditParts } from './check.ts'
import { figures } from './figures.ts'

export type { AuditParts }

export const auditServer = (parts: AuditParts, modules: AllModules): ModuleServer => ({
  name: 'audit',
  figures,
  implemented: [implement(auditCalls, { ...entries, ...chain, ...personHistories(modules) })],
  jobs: auditJobs(parts),
})
