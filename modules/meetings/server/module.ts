import { sql } from 'kysely'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { meetingsCalls } from '../contract/calls.ts'
import * as answering from './calls/answering.ts'
import * as meetings from './calls/meetings.ts'
import { getMeeting, getMeetingClashes } from './calls/one-meeting.ts'
import { jobs } from './jobs.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'
import { meetingsInSchedules } from './schedule.ts'

export const meetingsServer = (modules: AllModules): ModuleServer => ({
  name: 'meetings',
  workBegun: sql<boolean>`exists (select from meetings.meeting)`,
  implemented: [
    implement(meetingsCalls, {
      ...meetings,
      ...answering,
      getMeeting: getMeeting(modules),
      getMeetingClashes: getMeetingClashes(modules),
    }),
  ],
  notices,
  jobs,
  ownData,
  merging,
  mergingInstructors: merging,
  schedule: [meetingsInSchedules],
})
