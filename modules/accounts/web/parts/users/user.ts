import type { Output } from '#platform/shared/call.ts'
import type { accountsCalls } from '../../../contract/calls.ts'

export type User = Output<typeof accountsCalls.getUser>
