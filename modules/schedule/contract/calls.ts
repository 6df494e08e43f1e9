import type { Calls } from '#platform/shared/call.ts'
import { getSchedule } from './schedule.ts'

export const scheduleCalls = { getSchedule } satisfies Calls
