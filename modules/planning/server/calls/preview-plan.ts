import type { Handler } from '#platform/server/handler.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { rankClassRooms } from '../../rules/class-rooms.ts'
import { ableInstructors, activeClassRooms } from '../store/candidates.ts'
import { instructorsOfRow } from '../store/plan-instructors.ts'
import { offered } from '../store/class-rooms/offered.ts'
import { findPlanRow } from '../acts/reached.ts'
import { busyAt, heldAt, rankedReply, substitutesFor } from '../store/substitutes.ts'
import { placeRow, timetableReply } from '../store/timetable.ts'
import { wantedOfForm, wantedOfRow } from '../store/wanted.ts'

export const previewPlanRow: Handler<typeof planningCalls.previewPlanRow> = async ({ db, actor, body }) => {
  const { ID, ScenarioID, ...form } = body
  const row = ID === null ? null : await findPlanRow(db, actor, ID)
  const waived = row?.waived ?? []
  const scenarioId = row ? row.ScenarioID : (ScenarioID ?? null)
  const classRooms = await activeClassRooms(db)
  const able = await ableInstructors(db, { courseId: body.CourseID, rowId: ID, from: body.StartDate, to: body.EndDate })
  const placed = await placeRow(db, wantedOfForm(form, ID, scenarioId), {
    classRoomIds: classRooms.map((classRoom) => classRoom.classRoomId),
    instructorIds: able.map((each) => each.instructorId),
  })
  const { sessions } = placed.timetable
  const free = classRooms.map((classRoom) => {
    const occupied = placed.occupied.filter((each) => each.classRoomId === classRoom.classRoomId)
    return {
      ...classRoom,
      busySessions: busyAt(sessions, occupied, classRoom.setupMinutes),
      heldBy: heldAt(sessions, occupied, classRoom.setupMinutes),
    }
  })
  return {
    ...(await timetableReply(db, placed, waived)),
    ClassRooms: await offered(db, body.CourseID, rankClassRooms(free, body.MaxTrainees)),
    Instructors: rankedReply(able, sessions, placed.occupied),
  }
}

export const getSubstitutes: Handler<typeof planningCalls.getSubstitutes> = async ({ db, actor, query }) => {
  const row = await findPlanRow(db, actor, query.ID)
  const wanted = wantedOfRow(row)
  const { timetable } = await placeRow(db, wanted)
  const named = await instructorsOfRow(db, row.ID)
  return {
    Candidates: await substitutesFor(db, {
      courseId: row.CourseID,
      rowId: row.ID,
      sessions: timetable.sessions,
      without: wanted.leadId === null ? [] : [wanted.leadId],
    }),
    Rejected: named.filter((each) => each.State === 'rejected'),
  }
}
