import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { scheduleCalls } from '../contract/calls.ts'
import { getSchedule } from './calls/schedule.ts'

export const scheduleServer = (modules: AllModules): ModuleServer => ({
  name: 'schedule',
  implemented: [implement(scheduleCalls, { getSchedule: getSchedule(modules) })],
})
