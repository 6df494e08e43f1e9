export { gatherSchedule } from './acts/gather.ts'
export { mailedDates, mailedGone } from './acts/mailed-dates.ts'
