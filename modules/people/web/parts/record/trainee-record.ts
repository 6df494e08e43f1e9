import type { Output } from '#platform/shared/call.ts'
import type { peopleCalls } from '../../../contract/calls.ts'

/** A trainee as the server answers one whole. */
export type TraineeRecord = Output<typeof peopleCalls.getTrainee>
