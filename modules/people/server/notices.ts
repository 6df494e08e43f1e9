import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from '../contract/acts.ts'
import { accountLetters } from '#modules/accounts/server/public.ts'
import { editors, ownInstructor, ownOrganization, ownTrainee } from './audiences.ts'
import { peopleLetters as letters } from './letters/people.ts'

const profile = page('/profile')
const instructorEdit = page('/Instructor/Add-Edit/:ID?', (event) => ({ ID: event.subjectId }))
const organizationEdit = page('/User/Organization-Edit/:ID?', (event) => ({ ID: event.subjectId }))
const instructorHome = page('/InstructorHome')
const customerHome = page('/CustomerHome')

const ofTrainees: NoticesOf<typeof traineeActs> & NoticesOf<typeof nameChangeActs> = {
  'people.addTrainee': nobody,
  'people.updateTrainee': nobody,
  'people.askForName': nobody,
  'people.acceptName': [tell(ownTrainee, letters.nameChangeAccepted, profile)],
  'people.rejectName': [tell(ownTrainee, letters.nameChangeRejected, profile)],
  'people.withdrawName': nobody,
  'people.mergeTrainees': nobody,
  'people.closeMergedTrainee': nobody,
  'people.separateTrainees': nobody,
  'people.reconsiderPair': nobody,
  'people.markTraineeSeen': nobody,
  'people.activateTrainee': [tell(ownTrainee, accountLetters.accountActivated, page('/Traineehome'))],
  'people.deactivateTrainee': nobody,
  'people.deleteTrainee': nobody,
  // The invitation is a letter of the accounts.
  'people.inviteTrainee': nobody,
  // The invitation says who has added the person.
  'people.addTraineeOfCustomer': nobody,
  'people.correctTraineeOfCustomer': [tell(ownTrainee, letters.correctedByOrganization, profile)],
  'people.registerTrainee': [tell(ownTrainee, letters.welcome, page('/UpcomingCourse'), { tellsActor: true })],
  'people.completeTrainee': nobody,
  'people.registerLightTrainee': nobody,
  'people.openPassport': nobody,
  'people.openPassportScan': nobody,
  'people.dropIdentityFiles': nobody,
}

// Who waits for the academy's answer has no account to be told in: those letters go to the address (`acts/signup`).
const ofInstructors: NoticesOf<typeof instructorActs> = {
  'people.addInstructor': nobody,
  'people.updateInstructor': nobody,
  'people.markInstructorSeen': nobody,
  'people.activateInstructor': [tell(ownInstructor, letters.instructorActivation, instructorHome)],
  'people.deactivateInstructor': nobody,
  'people.deleteInstructor': nobody,
  'people.mergeInstructors': nobody,
  'people.closeMergedInstructor': nobody,
  'people.separateInstructors': nobody,
  'people.reconsiderInstructors': nobody,
  'people.registerInstructor': [tell(editors, letters.instructorApplied, instructorEdit)],
  'people.registerInstructorAgain': [tell(editors, letters.instructorApplied, instructorEdit)],
  'people.approveInstructor': [tell(ownInstructor, letters.instructorActivation, instructorHome)],
  'people.askInstructorForMore': nobody,
  'people.rejectInstructor': nobody,
  'people.reopenInstructor': nobody,
}

const ofOrganizations: NoticesOf<typeof organizationActs> = {
  'people.addOrganization': nobody,
  'people.updateOrganization': nobody,
  'people.activateOrganization': [tell(ownOrganization, accountLetters.accountActivated, customerHome)],
  'people.deactivateOrganization': nobody,
  'people.deleteOrganization': nobody,
  'people.registerOrganization': [tell(editors, letters.organizationApplied, organizationEdit)],
  'people.registerOrganizationAgain': [tell(editors, letters.organizationApplied, organizationEdit)],
  'people.approveOrganization': [tell(ownOrganization, accountLetters.accountActivated, customerHome)],
  'people.askOrganizationForMore': nobody,
  'people.rejectOrganization': nobody,
  'people.reopenOrganization': nobody,
}

const ofRosters: NoticesOf<typeof rosterActs> = {
  'people.readRoster': nobody,
  'people.commitRoster': nobody,
  'people.endRoster': nobody,
  'people.dropRoster': nobody,
}

/** Who is told of what happens to people, organizations and imports. */
export const notices = { ...ofTrainees, ...ofInstructors, ...ofOrganizations, ...ofRosters }
