import type { Handler } from '#platform/server/handler.ts'
import { sendJob } from '#platform/server/jobs/send.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { checkJob } from '../check.ts'
import { chainState } from '../store/chain.ts'
import { kinds, subjectTypes } from '../store/words.ts'

export const getAuditState: Handler<typeof auditCalls.getAuditState> = async ({ db }) => ({
  ...(await chainState(db)),
  Kinds: await kinds(db),
  SubjectTypes: await subjectTypes(db),
})

export const checkAudit: Handler<typeof auditCalls.checkAudit> = async ({ db }) => {
  await sendJob(db, checkJob)
  return { Done: true }
}
