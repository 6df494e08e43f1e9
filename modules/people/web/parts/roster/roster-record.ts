import type { Output } from '#platform/shared/call.ts'
import type { peopleCalls } from '../../../contract/calls.ts'

/** An import of a roster as the server answers it. */
export type RosterRecord = Output<typeof peopleCalls.getRoster>
export type RosterRow = RosterRecord['Items'][number]
