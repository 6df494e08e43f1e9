import type { Words } from '#platform/shared/words.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as meetings } from '../en.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: {
    addMeeting: meetings.acts.addMeeting.do,
    editMeeting: 'Change a meeting',
    scheduleMeeting: 'Schedule a meeting and invite people',
    cancelMeeting: meetings.acts.cancelMeeting.do,
    deleteMeeting: 'Delete the draft of a meeting',
    answerByCode: meetings.acts.answerByCode.do,
    answerMyself: meetings.acts.answerMyself.do,
  },
  columns: {
    name: meetings.fields.name,
    place: terms.place,
    link: meetings.fields.link,
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    classId: terms.aClass,
    state: terms.state,
    meetingId: meetings.screens.meeting,
    answer: meetings.fields.answer,
    accountIds: meetings.fields.invited,
    without: 'Newly invited',
  },
}
