import { nobody, tell, type Condition, type Notices } from './notice.ts'
import * as pages from './pages.ts'

const isTold: Condition = {
  says: 'the academy has it so (`actAsNotice`)',
  holds: (_, event) => event.data['told'] === true,
}

/** Accounts, people and the lists they are made of. An account's first letter is the invitation that identity sends. */
export const accountNotices = {
  accountCreated: nobody,
  signedInByProvider: nobody,
  // The owner gets a letter of identity's own, which nobody can switch off.
  providerLinked: nobody,
  passwordChanged: [tell('account', 'passwordChanged', pages.sessions, { tellsActor: true })],
  accountChanged: nobody,
  accountRightsChanged: [tell('account', 'rightsChanged', pages.home)],
  accountActivated: [tell('account', 'accountActivated', pages.home)],
  accountDeactivated: nobody,
  accountDeleted: nobody,
  accountSessionsEnded: [tell('account', 'sessionsEnded', pages.sessions)],
  invitationResent: nobody,
  secondFactorReset: [tell('account', 'secondFactorReset', pages.sessions)],
  // Afterwards, and where the academy wants it; the event is the person's own, as the administrator acted as them.
  actingStarted: nobody,
  actingEnded: [tell('account', 'actingEnded', pages.sessions, { only: isTold, tellsActor: true })],

  erasureAsked: [tell('admins', 'erasureAsked', pages.erasureRequest)],
  erasureWithdrawn: nobody,
  erasureRefused: [tell('askedErasure', 'erasureRefused', pages.ownData)],
  // The last letter is identity's own: it goes to an address that is kept nowhere any more.
  erasureDone: nobody,

  traineeAdded: nobody,
  traineeChanged: nobody,
  nameChangeAsked: nobody,
  nameChangeAccepted: [tell('ownTrainee', 'nameChangeAccepted', pages.profile)],
  nameChangeRejected: [tell('ownTrainee', 'nameChangeRejected', pages.profile)],
  nameChangeWithdrawn: nobody,
  traineeActivated: [tell('ownTrainee', 'accountActivated', pages.traineeHome)],
  traineeDeactivated: nobody,
  traineeDeleted: nobody,
  traineeRegistered: [tell('ownTrainee', 'welcome', pages.upcoming, { tellsActor: true })],
  traineeCompleted: nobody,
  lightTraineeRegistered: nobody,
  passportOpened: nobody,
  passportScanOpened: nobody,
  instructorAdded: nobody,
  instructorChanged: nobody,
  instructorActivated: [tell('ownInstructor', 'instructorActivation', pages.instructorHome)],
  instructorDeactivated: nobody,
  instructorDeleted: nobody,
  // Who waits for the academy's answer has no account to be told in: people's own letters go to the address.
  instructorRegistered: [tell('editors', 'instructorApplied', pages.instructorEdit)],
  instructorRegisteredAgain: [tell('editors', 'instructorApplied', pages.instructorEdit)],
  instructorApproved: [tell('ownInstructor', 'instructorActivation', pages.instructorHome)],
  instructorAskedForMore: nobody,
  instructorTurnedDown: nobody,
  instructorTakenUpAgain: nobody,
  organizationAdded: nobody,
  organizationChanged: nobody,
  organizationActivated: [tell('ownOrganization', 'accountActivated', pages.customerHome)],
  organizationDeactivated: nobody,
  organizationDeleted: nobody,
  organizationRegistered: [tell('editors', 'organizationApplied', pages.organizationEdit)],
  organizationRegisteredAgain: [tell('editors', 'organizationApplied', pages.organizationEdit)],
  organizationApproved: [tell('ownOrganization', 'accountActivated', pages.customerHome)],
  organizationAskedForMore: nobody,
  organizationTurnedDown: nobody,
  organizationTakenUpAgain: nobody,
  rosterRead: nobody,
  rosterCommitted: nobody,
  rosterDropped: nobody,

  fileUploaded: nobody,
  lookupEntrySaved: nobody,
  lookupEntryDeleted: nobody,
  lookupImported: nobody,
  lookupOrdered: nobody,
  notificationSent: nobody,
  reportTicketIssued: nobody,
} as const satisfies Notices
