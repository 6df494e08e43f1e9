import { sql } from 'kysely'
import { findAtRisk, findUnmarked } from './jobs.ts'
import { implement } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'
import { attendanceCalls } from '../contract/calls.ts'
import * as arrivalCode from './calls/arrival-code.ts'
import * as overview from './calls/overview.ts'
import { getAttendanceSheet, saveAttendance } from './calls/sheet.ts'
import { figures } from './figures.ts'
import { notices } from './notices.ts'
import { ownData } from './own-data.ts'

export const attendanceServer: ModuleServer = {
  name: 'attendance',
  figures,
  ownData,
  merging: {
    counts: (id) => sql`
      select 'attendance' as kind, count(*)::integer as count from attendance.mark m
      join registration.registration_facts r on r.registration_id = m.registration_id where r.trainee_id = ${id}`,
  },
  jobs: [findUnmarked, findAtRisk],
  notices,
  implemented: [implement(attendanceCalls, { ...overview, ...arrivalCode, getAttendanceSheet, saveAttendance })],
}
