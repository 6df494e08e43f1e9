import { expect, test } from 'vitest'
import { statuses } from '#modules/registration/rules/status.ts'
import { mailOfStatus, mailTypeOf } from './status-mails.ts'

test('a status of a registration has the mail of its main state or of its money, else none', () => {
  expect(mailOfStatus('approved')).toEqual({ type: 10, status: 'approved' })
  expect(mailOfStatus('paymentOverdue')).toEqual({ type: 7, status: 'overdue' })
  expect(mailOfStatus('awaitingTravel')).toBeNull()
  expect(mailOfStatus('draft')).toBeNull()
  for (const code of statuses) {
    const mail = mailOfStatus(code)
    if (mail) expect(mailTypeOf(mail.type)!.statuses as readonly string[], code).toContain(mail.status)
  }
})
