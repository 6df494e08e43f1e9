import type { Output } from '#platform/shared/call.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'

/** A letter as its page reads it. */
export type Template = Output<typeof calls.getSystemMailTemplate>
