import * as applications from './applications.ts'
import * as instructors from './instructors.ts'
import * as organizations from './organizations.ts'
import * as rosters from './rosters.ts'
import * as signup from './signup/calls.ts'
import * as trainees from './trainees.ts'

export const traineeCalls = {
  listTrainees: trainees.listTrainees,
  searchTrainees: trainees.searchTrainees,
  filterTrainees: trainees.filterTrainees,
  getTrainee: trainees.getTrainee,
  getLoginTrainee: trainees.getLoginTrainee,
  getTraineePassport: trainees.getTraineePassport,
  addTrainee: trainees.addTrainee,
  updateTrainee: trainees.updateTrainee,
  updateLoginTrainee: trainees.updateLoginTrainee,
  decideNameChange: trainees.decideNameChange,
  withdrawNameChange: trainees.withdrawNameChange,
  setTraineeActive: trainees.setTraineeActive,
  setTraineeAsNotNew: trainees.setTraineeAsNotNew,
  deleteTrainee: trainees.deleteTrainee,
  deleteTrainees: trainees.deleteTrainees,
  inviteTrainees: trainees.inviteTrainees,
  listTraineesOfCustomer: trainees.listTraineesOfCustomer,
}

export const instructorCalls = {
  listInstructors: instructors.listInstructors,
  searchInstructors: instructors.searchInstructors,
  filterInstructors: instructors.filterInstructors,
  getInstructor: instructors.getInstructor,
  getLoginInstructor: instructors.getLoginInstructor,
  addInstructor: instructors.addInstructor,
  updateInstructor: instructors.updateInstructor,
  updateLoginInstructor: instructors.updateLoginInstructor,
  setInstructorActive: instructors.setInstructorActive,
  setInstructorAsNotNew: instructors.setInstructorAsNotNew,
  deleteInstructor: instructors.deleteInstructor,
  deleteInstructors: instructors.deleteInstructors,
}

export const organizationCalls = {
  listOrganizations: organizations.listOrganizations,
  getOrganization: organizations.getOrganization,
  getLoginOrganization: organizations.getLoginOrganization,
  addOrganization: organizations.addOrganization,
  updateOrganization: organizations.updateOrganization,
  updateLoginOrganization: organizations.updateLoginOrganization,
  setOrganizationActive: organizations.setOrganizationActive,
  deleteOrganization: organizations.deleteOrganization,
}

export const rosterCalls = {
  readRoster: rosters.readRoster,
  getRoster: rosters.getRoster,
  placeRoster: rosters.placeRoster,
  mapRoster: rosters.mapRoster,
  fixRoster: rosters.fixRoster,
  skipRosterRows: rosters.skipRosterRows,
  commitRoster: rosters.commitRoster,
  dropRoster: rosters.dropRoster,
}

export const applicationCalls = {
  approveInstructor: applications.approveInstructor,
  askInstructorForMore: applications.askInstructorForMore,
  rejectInstructor: applications.rejectInstructor,
  reopenInstructor: applications.reopenInstructor,
  approveOrganization: applications.approveOrganization,
  askOrganizationForMore: applications.askOrganizationForMore,
  rejectOrganization: applications.rejectOrganization,
  reopenOrganization: applications.reopenOrganization,
}

/** Self-registration, before there is an account. */
export const signupCalls = {
  startSignup: signup.startSignup,
  proveSignup: signup.proveSignup,
  getSignup: signup.getSignup,
  getTerms: signup.getTerms,
  uploadSignupFile: signup.uploadSignupFile,
  removeSignupFile: signup.removeSignupFile,
  registerUser: signup.registerUser,
  registerInstructor: signup.registerInstructor,
  register: signup.register,
}

export const peopleCalls = {
  ...traineeCalls,
  ...instructorCalls,
  ...organizationCalls,
  ...rosterCalls,
  ...applicationCalls,
  ...signupCalls,
}
