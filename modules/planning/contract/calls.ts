import { callsOf } from '#platform/shared/record/act.ts'
import { calendarYearActs, classRoomActs, holidayActs, planRowActs, recurringHolidayActs } from './acts.ts'
import { getCalendarYears, getRecurringHolidays } from './calendar.ts'
import { getHolidays } from './holiday.ts'
import { getAllAnnualPlanNotConfirmed } from './plan-answers.ts'
import * as rows from './plan-row.ts'
import { getClassRoom, getClassRoomChoices, getClassRooms, getClassRoomsForCourse } from './class-room.ts'

export const planningCalls = {
  getClassRooms,
  getClassRoom,
  getClassRoomChoices,
  getClassRoomsForCourse,
  getHolidays,
  getCalendarYears,
  getRecurringHolidays,
  ...rows,
  getAllAnnualPlanNotConfirmed,
  ...callsOf(classRoomActs),
  ...callsOf(holidayActs),
  ...callsOf(calendarYearActs),
  ...callsOf(recurringHolidayActs),
  ...callsOf(planRowActs),
}
