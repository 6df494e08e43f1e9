import type { RosterHome, RosterRecord } from './roster-record.ts'

/** The words of an import in which those whom its rows become are named. */
export const wordsOfKind = {
  trainee: {
    title: 'title',
    intro: 'intro',
    backToList: 'backToList',
    headerRowHint: 'headerRowHint',
    commit: 'commit',
    sendInvitations: 'sendInvitations',
    sendInvitationsHint: 'sendInvitationsHint',
    commitQuestionInviting: 'commitQuestionInviting',
    commitQuestion: 'commitQuestion',
    created: 'created',
    showNew: 'showNew',
  },
  instructor: {
    title: 'instructors.title',
    intro: 'instructors.intro',
    backToList: 'instructors.backToList',
    headerRowHint: 'instructors.headerRowHint',
    commit: 'instructors.commit',
    sendInvitations: 'instructors.sendInvitations',
    sendInvitationsHint: 'instructors.sendInvitationsHint',
    commitQuestionInviting: 'instructors.commitQuestionInviting',
    commitQuestion: 'instructors.commitQuestion',
    created: 'instructors.created',
    showNew: 'instructors.showNew',
  },
} as const satisfies Readonly<Record<RosterRecord['Kind'], object>>

/** Whom the imports of a page make, and how its list shows the newest first. */
export const rosterHomes = {
  '/User/Trainee': { kind: 'trainee', newest: { IsNew: true, sort: '-CreatedAt' } },
  '/TraineeOfCustomer': { kind: 'trainee', newest: { sort: '-CreatedAt' } },
  '/Instructor': { kind: 'instructor', newest: { sort: '-Code' } },
} as const satisfies Readonly<Record<RosterHome, { readonly kind: RosterRecord['Kind']; readonly newest: object }>>
