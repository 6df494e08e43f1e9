import { acts, follows, through } from '#platform/shared/record/act.ts'
import * as applications from './applications.ts'
import * as instructors from './instructors.ts'
import * as organizations from './organizations.ts'
import * as merging from './merging.ts'
import * as pairs from './pairs.ts'
import * as rosters from './rosters.ts'
import * as signup from './signup/calls.ts'
import * as trainees from './trainees.ts'

const inactive = { asks: 'confirmation' } as const
const forGood = { asks: 'confirmation', grave: true } as const

/* In the order in which their buttons stand. The decisions about who has registered are moves of `rules/applications.ts`. */

export const traineeActs = acts('people', 'trainee', {
  addTrainee: { call: trainees.addTrainee },
  openPassport: { call: trainees.openPassport },
  inviteTrainee: { ...through(trainees.inviteTrainees, {}), asks: 'confirmation' },
  updateTrainee: { call: trainees.updateTrainee },
  acceptName: { ...through(trainees.decideNameChange, { Accept: true }), asks: 'confirmation', next: true },
  markTraineeSeen: { call: trainees.markTraineeSeen },
  activateTrainee: through(trainees.setTraineeActive, { IsActive: true }),
  deactivateTrainee: { ...through(trainees.setTraineeActive, { IsActive: false }), ...inactive },
  deleteTrainee: { call: trainees.deleteTrainee, ...forGood },
  mergeTrainees: { call: merging.mergeTrainees, grave: true },
  closeMergedTrainee: follows,
  separateTrainees: { ...through(pairs.decideTraineePair, { IsApart: true }), asks: 'confirmation' },
  reconsiderPair: through(pairs.decideTraineePair, { IsApart: false }),
  addTraineeOfCustomer: { call: trainees.addTraineeOfCustomer },
  correctTraineeOfCustomer: { call: trainees.correctTraineeOfCustomer },
  registerTrainee: through(signup.registerUser),
  completeTrainee: through(signup.registerUser),
  registerLightTrainee: through(signup.registerUser),
  openPassportScan: follows,
  dropIdentityFiles: follows,
})

/** Another name of a trainee whose name was held against the passport; where it is accepted, the trainee changes. */
export const nameChangeActs = acts('people', 'trainee', {
  askForName: through(trainees.updateLoginTrainee),
  rejectName: { ...through(trainees.decideNameChange, { Accept: false }), asks: 'reason' },
  withdrawName: { call: trainees.withdrawName },
})

export const instructorActs = acts('people', 'instructor', {
  addInstructor: { call: instructors.addInstructor },
  updateInstructor: { call: instructors.updateInstructor },
  approveInstructor: { call: applications.approveInstructor, asks: 'confirmation', next: true, plain: true },
  askInstructorForMore: { call: applications.askInstructorForMore, asks: 'reason', plain: true },
  rejectInstructor: { call: applications.rejectInstructor, asks: 'reason', grave: true, plain: true },
  reopenInstructor: { call: applications.reopenInstructor, asks: 'confirmation', plain: true },
  markInstructorSeen: { call: instructors.markInstructorSeen },
  activateInstructor: through(instructors.setInstructorActive, { IsActive: true }),
  deactivateInstructor: { ...through(instructors.setInstructorActive, { IsActive: false }), ...inactive },
  deleteInstructor: { call: instructors.deleteInstructor, ...forGood },
  mergeInstructors: { call: merging.mergeInstructors, grave: true },
  closeMergedInstructor: follows,
  separateInstructors: { ...through(pairs.decideInstructorPair, { IsApart: true }), asks: 'confirmation' },
  reconsiderInstructors: through(pairs.decideInstructorPair, { IsApart: false }),
  registerInstructor: through(signup.registerInstructor),
  registerInstructorAgain: through(signup.registerInstructor),
})

export const organizationActs = acts('people', 'organization', {
  addOrganization: { call: organizations.addOrganization },
  updateOrganization: { call: organizations.updateOrganization },
  approveOrganization: { call: applications.approveOrganization, asks: 'confirmation', next: true, plain: true },
  askOrganizationForMore: { call: applications.askOrganizationForMore, asks: 'reason', plain: true },
  rejectOrganization: { call: applications.rejectOrganization, asks: 'reason', grave: true, plain: true },
  reopenOrganization: { call: applications.reopenOrganization, asks: 'confirmation', plain: true },
  activateOrganization: through(organizations.setOrganizationActive, { IsActive: true }),
  deactivateOrganization: { ...through(organizations.setOrganizationActive, { IsActive: false }), ...inactive },
  deleteOrganization: { call: organizations.deleteOrganization, ...forGood },
  registerOrganization: through(signup.registerUser),
  registerOrganizationAgain: through(signup.registerUser),
})

/** What is corrected in an import before it is committed is no fact of its own: nothing of it is anybody's record yet. */
export const rosterActs = acts('people', 'rosterImport', {
  readRoster: { call: rosters.readRoster },
  commitRoster: { call: rosters.commitRoster },
  endRoster: follows,
  dropRoster: { call: rosters.dropRoster, ...forGood },
})
