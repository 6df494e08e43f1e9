import { callsOf } from '#platform/shared/record/act.ts'
import { instructorActs, nameChangeActs, organizationActs, rosterActs, traineeActs } from './acts.ts'
import * as instructorEntries from './instructor-entries.ts'
import * as instructors from './instructors.ts'
import * as organizations from './organizations.ts'
import * as merging from './merging.ts'
import * as pairs from './pairs.ts'
import * as rosters from './rosters.ts'
import * as signup from './signup/calls.ts'
import * as standing from './standing.ts'
import * as trainees from './trainees.ts'

export const traineeCalls = {
  listTrainees: trainees.listTrainees,
  searchTrainees: trainees.searchTrainees,
  filterTrainees: trainees.filterTrainees,
  getTrainee: trainees.getTrainee,
  getLoginTrainee: trainees.getLoginTrainee,
  updateLoginTrainee: trainees.updateLoginTrainee,
  decideNameChange: trainees.decideNameChange,
  setTraineeActive: trainees.setTraineeActive,
  setTraineesActive: standing.setTraineesActive,
  deleteTrainees: trainees.deleteTrainees,
  inviteTrainees: trainees.inviteTrainees,
  deleteTraineeContact: trainees.deleteTraineeContact,
  deleteTraineeEducation: trainees.deleteTraineeEducation,
  deleteTraineeAttachment: trainees.deleteTraineeAttachment,
  listTraineesOfCustomer: trainees.listTraineesOfCustomer,
  listTraineesOfInstructor: trainees.listTraineesOfInstructor,
  ...callsOf(traineeActs),
  ...callsOf(nameChangeActs),
}

export const instructorCalls = {
  listInstructors: instructors.listInstructors,
  searchInstructors: instructors.searchInstructors,
  filterInstructors: instructors.filterInstructors,
  getInstructor: instructors.getInstructor,
  getLoginInstructor: instructors.getLoginInstructor,
  updateLoginInstructor: instructors.updateLoginInstructor,
  setInstructorActive: instructors.setInstructorActive,
  setInstructorsActive: standing.setInstructorsActive,
  deleteInstructors: instructors.deleteInstructors,
  deleteInstructorContact: instructorEntries.deleteInstructorContact,
  deleteInstructorEducation: instructorEntries.deleteInstructorEducation,
  deleteInstructorLanguage: instructorEntries.deleteInstructorLanguage,
  deleteInstructorArea: instructorEntries.deleteInstructorArea,
  deleteInstructorSector: instructorEntries.deleteInstructorSector,
  deleteInstructorObtained: instructorEntries.deleteInstructorObtained,
  deleteInstructorAttachment: instructorEntries.deleteInstructorAttachment,
  ...callsOf(instructorActs),
}

export const organizationCalls = {
  listOrganizations: organizations.listOrganizations,
  getOrganization: organizations.getOrganization,
  getLoginOrganization: organizations.getLoginOrganization,
  updateLoginOrganization: organizations.updateLoginOrganization,
  setOrganizationActive: organizations.setOrganizationActive,
  setOrganizationsActive: standing.setOrganizationsActive,
  ...callsOf(organizationActs),
}

/** Two records of one person. */
export const pairCalls = {
  listTraineePairs: pairs.listTraineePairs,
  decideTraineePair: pairs.decideTraineePair,
  getTraineeMerge: merging.getTraineeMerge,
  mergeTrainees: merging.mergeTrainees,
  listInstructorPairs: pairs.listInstructorPairs,
  decideInstructorPair: pairs.decideInstructorPair,
  getInstructorMerge: merging.getInstructorMerge,
  mergeInstructors: merging.mergeInstructors,
}

export const rosterCalls = {
  getRoster: rosters.getRoster,
  placeRoster: rosters.placeRoster,
  mapRoster: rosters.mapRoster,
  fixRoster: rosters.fixRoster,
  skipRosterRows: rosters.skipRosterRows,
  ...callsOf(rosterActs),
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
  ...pairCalls,
  ...rosterCalls,
  ...signupCalls,
}
