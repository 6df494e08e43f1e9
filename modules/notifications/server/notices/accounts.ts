import { nobody, tell, type Condition, type Notices } from './notice.ts'
import * as pages from './pages.ts'

const isTold: Condition = {
  says: 'the academy has it so (`actAsNotice`)',
  holds: (_, event) => event.data['told'] === true,
}

/** Accounts and the lists of the academy. An account's first letter is the invitation that identity sends. */
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

  fileUploaded: nobody,
  notificationSent: nobody,
  reportTicketIssued: nobody,
} as const satisfies Notices
