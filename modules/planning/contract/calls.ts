import { callsOf } from '#platform/shared/record/act.ts'
import { holidayActs, planRowActs, roomActs } from './acts.ts'
import { getHolidays } from './holiday.ts'
import { getAllAnnualPlanNotConfirmed } from './plan-answers.ts'
import * as rows from './plan-row.ts'
import { getRoom, getRoomChoices, getRooms } from './room.ts'

export const planningCalls = {
  getRooms,
  getRoom,
  getRoomChoices,
  getHolidays,
  ...rows,
  getAllAnnualPlanNotConfirmed,
  ...callsOf(roomActs),
  ...callsOf(holidayActs),
  ...callsOf(planRowActs),
}
