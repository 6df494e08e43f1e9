import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { mailboxCalls } from '../contract/calls.ts'
import * as mailbox from './calls/mailbox.ts'

export const mailboxServer: ModuleServer = {
  name: 'mailbox',
  implemented: [implement(mailboxCalls, mailbox)],
}
