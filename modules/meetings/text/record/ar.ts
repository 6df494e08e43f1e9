import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as meetings } from '../ar.ts'

export const ar = {
  rights: {
    addMeeting: meetings.acts.addMeeting.do,
    editMeeting: 'تعديل اجتماع',
    scheduleMeeting: 'تثبيت موعد اجتماع ودعوة الناس إليه',
    cancelMeeting: meetings.acts.cancelMeeting.do,
    deleteMeeting: 'حذف مسودة اجتماع',
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
    without: 'دُعوا حديثًا',
  },
} as const
