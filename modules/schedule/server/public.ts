export { gatherSchedule } from './acts/gather.ts'
