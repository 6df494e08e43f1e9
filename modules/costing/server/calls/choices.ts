import type { Handler } from '#platform/server/handler.ts'
import type { costingCalls as calls } from '../../contract/calls.ts'
import { classRoomChoices, instructorChoices } from '../store/choices.ts'

export const getCostChoices: Handler<typeof calls.getCostChoices> = async ({ db, query }) => ({
  Instructors: await instructorChoices(db, query.CourseID),
  ClassRooms: await classRoomChoices(db),
})
