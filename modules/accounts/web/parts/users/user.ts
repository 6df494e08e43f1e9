import type { Output } from '#platform/shared/call.ts'
import type { userCalls } from '../../../contract/calls.ts'

export type User = Output<typeof userCalls.getUser>
