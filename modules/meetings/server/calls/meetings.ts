import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { meetingsCalls as calls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import * as acts from '../acts/meetings.ts'
import { aboutOf, shownMeeting } from '../reply.ts'
import * as people from '../store/invitees.ts'
import { meetings } from '../store/meetings.ts'

export const getMeetings: Handler<typeof calls.getMeetings> = async (asked) => {
  const { rows, total } = await readList(asked.db, meetings, asked.query, await aboutOf(asked))
  return { Items: rows.map(shownMeeting), Total: total }
}

export const getMeetingInvitees: Handler<typeof calls.getMeetingInvitees> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, people.invitees, query, { actor })
  return { Items: rows, Total: total }
}

export const getMeetingPeople: Handler<typeof calls.getMeetingPeople> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, people.invitable, query, { actor })
  return { Items: rows, Total: total }
}

export const addMeeting: Handler<typeof calls.addMeeting> = async (asked) =>
  acts.addMeeting(await doingOf(asked), asked.body)

export const editMeeting: Handler<typeof calls.editMeeting> = async (asked) =>
  acts.editMeeting(await doingOf(asked), asked.query.ID, asked.body)

export const scheduleMeeting: Handler<typeof calls.scheduleMeeting> = async (asked) =>
  acts.scheduleMeeting(await doingOf(asked), asked.body)

export const cancelMeeting: Handler<typeof calls.cancelMeeting> = async (asked) =>
  acts.cancelMeeting(await doingOf(asked), asked.body)

export const deleteMeeting: Handler<typeof calls.deleteMeeting> = async (asked) => {
  await acts.deleteMeeting(await doingOf(asked), asked.query.ID)
  return { Done: true }
}
