import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { classesCalls } from '../contract/calls.ts'
import * as instructors from './calls/class-instructors.ts'
import { makeFromPlan } from './calls/make-from-plan.ts'
import { plainMoves, postpone, takeRevision } from './calls/moves.ts'
import * as own from './calls/own-classes.ts'
import * as reading from './calls/read-classes.ts'
import * as sessions from './calls/read-sessions.ts'
import { add, deleteListOfCourseClass, deleteOne, edit } from './calls/write-class.ts'
import * as writingSessions from './calls/write-session.ts'
import { moveClassesOn } from './acts/clock.ts'
import { remindInstructors } from './acts/reminders.ts'
import { announceStarts } from './acts/starts-soon.ts'
import { foundAt } from './found-at.ts'
import { figures } from './figures.ts'
import { firstSteps } from './first-steps.ts'
import { notices } from './notices.ts'
import { concerning } from './concerning.ts'
import { mergingInstructors } from './store/staff/merging.ts'
import { ownData } from './own-data.ts'
import { sessionsInSchedules } from './schedule.ts'

export const classesServer: ModuleServer = {
  name: 'classes',
  workBegun: sql<boolean>`exists (select from classes.course_class)`,
  figures,
  firstSteps,
  numbered: {
    courseClass: { table: 'classes.course_class', column: 'code' },
  },
  ownData,
  mergingInstructors,
  concerning,
  schedule: [sessionsInSchedules],
  foundAt,
  implemented: [
    implement(classesCalls, {
      ...reading,
      ...own,
      ...sessions,
      ...writingSessions,
      ...instructors,
      ...plainMoves,
      add,
      edit,
      delete: deleteOne,
      deleteListOfCourseClass,
      makeFromPlan,
      postpone,
      takeRevision,
    }),
  ],
  jobs: [
    { name: 'classes-move-on', cron: '10 * * * *', run: ({ db, now }) => moveClassesOn(db, now) },
    {
      name: 'classes-remind-instructors',
      cron: '40 7 * * *',
      run: ({ db, now }) => db.transaction().execute((tx) => remindInstructors(tx, now)),
    },
    {
      name: 'classes-announce-starts',
      cron: '0 8 * * *',
      run: ({ db, now }) => db.transaction().execute((tx) => announceStarts(tx, now)),
    },
  ],
  notices,
}
