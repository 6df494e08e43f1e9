import { callsOf } from '#platform/shared/record/act.ts'
import { holidayActs, planRowActs, classRoomActs } from './acts.ts'
import { getHolidays } from './holiday.ts'
import { getAllAnnualPlanNotConfirmed } from './plan-answers.ts'
import * as rows from './plan-row.ts'
import { getClassRoom, getClassRoomChoices, getClassRooms } from './class-room.ts'

export const planningCalls = {
  getClassRooms,
  getClassRoom,
  getClassRoomChoices,
  getHolidays,
  ...rows,
  getAllAnnualPlanNotConfirmed,
  ...callsOf(classRoomActs),
  ...callsOf(holidayActs),
  ...callsOf(planRowActs),
}
