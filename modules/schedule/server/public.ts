export { gatherSchedule } from './acts/gather.ts'
export { mailedDates } from './acts/mailed-dates.ts'
