import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { planningCalls } from '../contract/calls.ts'
import * as answers from './calls/answer-plan.ts'
import { askPlanInstructor } from './calls/ask-instructor.ts'
import * as holidays from './calls/holidays.ts'
import * as moves from './calls/move-row.ts'
import * as bulk from './calls/move-rows.ts'
import * as preview from './calls/preview-plan.ts'
import * as reading from './calls/read-plan.ts'
import * as rooms from './calls/rooms.ts'
import * as writing from './calls/write-plan.ts'
import { remindInstructors } from './store/reminders.ts'
import { ownData } from './own-data.ts'

export const planningServer: ModuleServer = {
  name: 'planning',
  ownData,
  implemented: [
    implement(planningCalls, {
      ...rooms,
      ...holidays,
      ...reading,
      ...preview,
      ...writing,
      ...bulk,
      ...moves,
      askPlanInstructor,
      ...answers,
    }),
  ],
  jobs: [
    {
      name: 'planning-remind-instructors',
      cron: '30 7 * * *',
      run: ({ db, now }) => db.transaction().execute((tx) => remindInstructors(tx, now)),
    },
  ],
}
