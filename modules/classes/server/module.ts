import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { classesCalls } from '../contract/calls.ts'
import * as instructors from './calls/class-instructors.ts'
import { confirmCourseClass } from './calls/confirm-class.ts'
import * as moves from './calls/move-class.ts'
import * as reading from './calls/read-classes.ts'
import * as sessions from './calls/read-sessions.ts'
import * as writing from './calls/write-class.ts'
import * as writingSessions from './calls/write-session.ts'
import { moveClassesOn } from './store/daily.ts'
import { remindInstructors } from './store/reminders.ts'
import { announceStarts } from './store/starts-soon.ts'
import { ownData } from './own-data.ts'

export const classesServer: ModuleServer = {
  name: 'classes',
  ownData,
  implemented: [
    implement(classesCalls, {
      ...reading,
      ...sessions,
      ...writing,
      ...writingSessions,
      ...instructors,
      ...moves,
      confirmCourseClass,
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
}
