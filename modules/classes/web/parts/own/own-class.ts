import type { Output } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'

export type OwnClassRecord = Output<typeof classesCalls.getOwnClass>
