import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { auditCalls } from '../contract/calls.ts'
import * as chain from './calls/chain.ts'
import * as entries from './calls/entries.ts'
import { auditJobs, type AuditParts } from './check.ts'

export type { AuditParts }

export const auditServer = (parts: AuditParts): ModuleServer => ({
  name: 'audit',
  implemented: [implement(auditCalls, { ...entries, ...chain })],
  jobs: auditJobs(parts),
})
