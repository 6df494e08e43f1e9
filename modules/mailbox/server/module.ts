import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { mailboxCalls } from '../contract/calls.ts'
import { takeDeliveryReport } from './calls/delivery-report.ts'
import * as mailbox from './calls/mailbox.ts'
import * as undeliverable from './calls/undeliverable.ts'
import { notices } from './notices.ts'
import { forgetGivenUp } from './store/undeliverable.ts'

export const mailboxServer: ModuleServer = {
  name: 'mailbox',
  implemented: [implement(mailboxCalls, { ...mailbox, ...undeliverable, takeDeliveryReport })],
  notices,
  jobs: [{ name: 'mailbox-forget-addresses', cron: '35 3 * * *', run: ({ db, now }) => forgetGivenUp(db, now) }],
}
