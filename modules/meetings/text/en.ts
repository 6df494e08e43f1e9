import type { Words } from '#platform/shared/words.ts'
import { en as occasions } from '#modules/occasions/text/en.ts'
import { en as registration } from '#modules/registration/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import type { ar } from './ar.ts'
import { en as registrationStanding } from '#modules/registration/text/standing/en.ts'

export const en: Words<typeof ar> = {
  screens: {
    meetings: 'Meetings',
    meeting: 'Meeting',
    invitation: 'Invitation to a meeting',
  },
  about: {
    meetings:
      'Meetings that you called or are invited to. A meeting begins as a draft; invitations leave once you schedule it.',
  },
  fields: {
    name: 'Name of the meeting',
    day: terms.day,
    startsAt: terms.from,
    endsAt: terms.to,
    when: terms.time,
    place: terms.place,
    link: 'Online link',
    agenda: 'Agenda',
    courseClass: terms.aClass,
    classCode: terms.aClass,
    people: 'Invited by name',
    organizer: 'Called by',
    state: terms.state,
    invited: 'Invited',
    coming: 'Coming',
    answer: 'Answer given',
    answeredAt: 'Answered',
    as: 'Invited as',
    byClass: 'With the class',
    isMine: 'Called by me',
    invitee: terms.name,
  },
  hints: {
    times: 'In the academy’s time zone.',
    courseClass: 'Its trainees and instructors are invited, and whoever joins later.',
    people: 'Beside the people of the class.',
    place: 'A room or another place; or give a link.',
    link: 'An address that begins with https; those invited see it.',
  },
  states: {
    draft: terms.draft,
    scheduled: 'Scheduled',
    cancelled: registration.states.cancelled,
  },
  answers: {
    yes: 'Comes',
    maybe: 'May come',
    no: 'Does not come',
    none: 'No answer yet',
  },
  kinds: {
    trainee: 'As a trainee',
    instructor: 'As an instructor',
    evaluator: 'As an evaluator',
    staff: 'The academy’s staff',
    organization: 'As an organization',
  },
  clashes: {
    title: 'You have something else then',
    session: '{{name}}: session {{from}} to {{to}}',
    meeting: '{{name}}: meeting {{from}} to {{to}}',
    hint: 'You can schedule the meeting all the same.',
  },
  invitation: {
    question: 'Do you come?',
    yes: 'I come',
    maybe: 'I may come',
    no: registrationStanding.place.decline,
    chosen: 'Press your answer to send it.',
    saved: 'Your answer is saved.',
    given: 'Your answer: {{answer}}. You can change it until the meeting is over.',
    givenBefore: 'Your answer was: {{answer}}.',
    cancelled: 'This meeting is cancelled.',
    over: 'This meeting is over.',
    unknown: 'There is no invitation at this link. You may no longer be invited.',
  },
  of: occasions.of,
  details: terms.details,
  history: terms.history,
  none: 'No meetings here yet.',
  noInvitees: 'Nobody is invited yet. The people of the class are invited once the meeting is scheduled.',
  added: 'The meeting is added as a draft. Schedule it to send the invitations.',
  saved: 'The meeting is saved.',
  newMeeting: 'New meeting',
  acts: {
    addMeeting: {
      do: 'Add a meeting',
      past: 'Meeting added',
    },
    scheduleMeeting: {
      do: 'Schedule and invite',
      ask: 'Everybody is invited by mail, with a file for their calendar.',
      done: 'The meeting is scheduled and the invitations are on their way.',
      past: 'Meeting scheduled',
    },
    editMeeting: {
      do: terms.edit,
      past: 'Details of the meeting edited',
    },
    cancelMeeting: {
      do: 'Cancel the meeting',
      ask: 'The meeting is cancelled; whoever has not declined is told why.',
      done: 'The meeting is cancelled.',
      past: 'Meeting cancelled',
    },
    deleteMeeting: {
      do: terms.remove,
      ask: 'The draft is deleted for good.',
      done: 'The draft is deleted.',
      past: 'Draft of a meeting deleted',
    },
    moveMeeting: {
      past: 'Those invited told that the meeting changed',
    },
    inviteMore: {
      past: 'More people invited to the meeting',
    },
    uninvite: {
      past: 'Invitations to the meeting taken back',
    },
    remindOfMeeting: {
      past: 'Reminder of the meeting sent',
    },
    answerByCode: {
      do: 'Answer an invitation by its link',
      past: 'Invitation answered by its link',
    },
    answerMyself: {
      do: 'Answer an invitation to a meeting',
      past: 'Invitation to a meeting answered',
    },
  },
  fieldErrors: {
    inThePast: 'Choose a time that is still to come.',
    unknown: 'Choose from the list.',
    notALink: 'Write the whole address, beginning with https.',
  },
  refusals: {
    nobodyInvited: 'There is nobody to invite. Choose a class with trainees, or people by name.',
    nowhereToMeet:
      'The meeting has neither a place nor a link. Give one of them, so that those invited know where to go.',
    beginsInThePast: 'The time of the meeting has passed. Change day and time first.',
  },
}
