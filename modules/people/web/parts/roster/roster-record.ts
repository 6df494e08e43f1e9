import type { Output } from '#platform/shared/call.ts'
import type { peopleCalls } from '../../../contract/calls.ts'

/** An import of a roster as the server answers it. */
export type RosterRecord = Output<typeof peopleCalls.getRoster>
export type RosterRow = RosterRecord['Items'][number]

/** The page that an import was begun on: the academy's, or an organization's. */
export type RosterHome = '/User/Trainee' | '/TraineeOfCustomer' | '/Instructor'
