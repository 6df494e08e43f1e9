import type { Words } from '#platform/shared/words.ts'
import { fr as terms } from '#platform/web/text/terms/fr.ts'
import { fr as meetings } from '../fr.ts'
import type { ar } from './ar.ts'

export const fr: Words<typeof ar> = {
  rights: {
    addMeeting: meetings.acts.addMeeting.do,
    editMeeting: 'Modifier une réunion',
    scheduleMeeting: 'Planifier une réunion et inviter',
    cancelMeeting: meetings.acts.cancelMeeting.do,
    deleteMeeting: 'Supprimer le brouillon d’une réunion',
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
    without: 'Nouveaux invités',
  },
}
