import type { Calls } from '#platform/shared/call.ts'
import { getLetter, getMailbox, getSentLetters } from './mailbox.ts'

export const mailboxCalls = { getMailbox, getLetter, getSentLetters } satisfies Calls
