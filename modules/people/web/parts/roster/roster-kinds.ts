import { href } from '#platform/web/href.ts'
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

/** Whom the imports of a page make, the address of one of them, and how its list shows the newest first. */
export const rosterHomes = {
  '/User/Trainee': {
    kind: 'trainee',
    record: (ID: number) => href('/User/Trainee-Edit/:ID?', { ID }),
    newest: { IsNew: true, sort: '-Code' },
  },
  '/TraineeOfCustomer': {
    kind: 'trainee',
    record: (trainee: number) => href('/TraineeOfCustomer', {}, { trainee }),
    newest: { sort: '-Code' },
  },
  '/Instructor': {
    kind: 'instructor',
    record: (ID: number) => href('/Instructor/Add-Edit/:ID?', { ID }),
    newest: { sort: '-Code' },
  },
} as const satisfies Readonly<
  Record<
    RosterHome,
    { readonly kind: RosterRecord['Kind']; readonly record: (id: number) => string; readonly newest: object }
  >
>
