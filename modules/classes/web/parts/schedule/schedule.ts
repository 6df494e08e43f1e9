import type { Output } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'

export type Schedule = Output<typeof classesCalls.getInstructorSchedule>
