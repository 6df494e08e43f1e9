import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { planningCalls } from '../contract/calls.ts'
import * as answers from './calls/answer-plan.ts'
import { askInstructor } from './calls/ask-instructor.ts'
import * as calendar from './calls/calendar.ts'
import * as holidays from './calls/holidays.ts'
import { move, previewPlanMove } from './calls/move-plan.ts'
import { plainMoves, publish } from './calls/moves.ts'
import { postpone } from './calls/postpone.ts'
import * as preview from './calls/preview-plan.ts'
import * as reading from './calls/read-plan.ts'
import * as classRooms from './calls/class-rooms.ts'
import * as scenarios from './calls/scenarios.ts'
import { changeCoordinator } from './calls/set-coordinator.ts'
import { waive } from './calls/waive.ts'
import { add, copy, deleteRow, edit } from './calls/write-plan.ts'
import { copyPlanYear, previewPlanYear } from './calls/year-copy.ts'
import { remindInstructors } from './acts/remind.ts'
import { firstSteps } from './first-steps.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { uploads } from './uploads.ts'
import { concerning } from './concerning.ts'
import { mergingInstructors } from './store/merging.ts'
import { ownData } from './own-data.ts'
import { holidaysAndTerms } from './schedule.ts'

export const planningServer = (modules: AllModules): ModuleServer => ({
  name: 'planning',
  workBegun: sql<boolean>`exists (select from planning.plan_row)`,
  firstSteps,
  ownData,
  mergingInstructors,
  concerning,
  schedule: [holidaysAndTerms],
  uploads,
  implemented: [
    implement(planningCalls, {
      ...classRooms,
      ...holidays,
      ...calendar,
      ...reading,
      ...preview,
      ...plainMoves,
      ...answers,
      add,
      edit,
      move,
      previewPlanMove,
      copy,
      delete: deleteRow,
      publish,
      postpone,
      waive,
      askInstructor,
      changeCoordinator,
      getScenarios: scenarios.getScenarios,
      addScenario: scenarios.addScenario(modules),
      editScenario: scenarios.editScenario,
      deleteScenario: scenarios.deleteScenario,
      activateScenario: scenarios.activateScenario(modules),
      compareScenarios: scenarios.compareScenarios(modules),
      previewPlanYear,
      copyPlanYear: copyPlanYear(modules),
    }),
  ],
  notices,
  foundAt,
  jobs: [
    {
      name: 'planning-remind-instructors',
      cron: '30 7 * * *',
      run: ({ db, now }) => db.transaction().execute((tx) => remindInstructors(tx, now)),
    },
  ],
})
