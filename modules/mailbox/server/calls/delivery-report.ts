import { writeNew } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readDeliveryReport } from '#platform/server/mail/delivery-report.ts'
import { noteCameBack } from '#platform/server/outbox/came-back.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { mailboxCalls as calls } from '../../contract/calls.ts'
import { noDeliveryReport } from '../../contract/delivery-report.ts'
import { noun } from '../acts/address-noun.ts'

export const takeDeliveryReport: Handler<typeof calls.takeDeliveryReport> = async ({ db, body, now, record }) => {
  const report = readDeliveryReport(body.Message) ?? refuse(noDeliveryReport)
  const { outcome, closedId } = await noteCameBack(db, report, now)
  if (closedId !== null) await writeNew({ db, record }, noun, { id: closedId }, 'closeAddress')
  return { Outcome: outcome, IsClosed: closedId !== null }
}
