import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { addressActs } from './acts.ts'
import { takeDeliveryReport } from './delivery-report.ts'
import { getLetter, getMailbox, getSentLetters, getUnsentLetters } from './mailbox.ts'
import { getUndeliverable } from './undeliverable.ts'

export const mailboxCalls = {
  getMailbox,
  getLetter,
  getSentLetters,
  getUnsentLetters,
  getUndeliverable,
  takeDeliveryReport,
  ...callsOf(addressActs),
} satisfies Calls
