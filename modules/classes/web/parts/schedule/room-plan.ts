import type { Output } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'

export type RoomPlan = Output<typeof classesCalls.getRoomPlanInPeriod>
