import { callsOf } from '#platform/shared/record/act.ts'
import {
  calendarYearActs,
  classRoomActs,
  holidayActs,
  planRowActs,
  recurringHolidayActs,
  scenarioActs,
} from './acts.ts'
import { getCalendarYears, getRecurringHolidays } from './calendar.ts'
import { getHolidays } from './holiday.ts'
import { getAllAnnualPlanNotConfirmed } from './plan-answers.ts'
import { previewPlanMove } from './plan-moving.ts'
import * as rows from './plan-row.ts'
import { compareScenarios, getScenarios } from './scenarios.ts'
import { copyPlanYear, previewPlanYear } from './year-copy.ts'
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
  previewPlanMove,
  getAllAnnualPlanNotConfirmed,
  getScenarios,
  compareScenarios,
  previewPlanYear,
  copyPlanYear,
  ...callsOf(classRoomActs),
  ...callsOf(holidayActs),
  ...callsOf(calendarYearActs),
  ...callsOf(recurringHolidayActs),
  ...callsOf(scenarioActs),
  ...callsOf(planRowActs),
}
