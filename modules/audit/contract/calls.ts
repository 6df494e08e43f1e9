import type { Calls } from '#platform/shared/call.ts'
import { checkAudit, getAuditState } from './chain.ts'
import { getCourseHistory } from './course-history.ts'
import { exportAudit, getAuditEntry, searchAudit, searchAuditPeople } from './entries.ts'
import { getInstructorHistory, getOrganizationHistory, getTraineeHistory } from './person-history.ts'

export const auditCalls = {
  searchAudit,
  exportAudit,
  getAuditEntry,
  searchAuditPeople,
  getAuditState,
  checkAudit,
  getTraineeHistory,
  getInstructorHistory,
  getOrganizationHistory,
  getCourseHistory,
} satisfies Calls
