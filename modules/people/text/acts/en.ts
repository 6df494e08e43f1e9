import type { Words } from '#platform/shared/words.ts'
import type * as ar from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'

const markSeen = {
  do: 'No longer new',
  done: 'No longer marked as new.',
}
const activate = {
  do: 'Set active',
  done: 'Set active.',
}
const deactivate = {
  do: 'Set inactive',
  ask: 'The person can no longer sign in; the data stays.',
  done: 'Set inactive.',
}
const toDelete = {
  ask: 'The record and its account are deleted for good. Whoever has data (registrations, classes) is not deleted but set inactive.',
}
const merging = {
  do: 'Merge with another record',
  done: 'The two records are one now.',
  line: 'Another record merged into this one: {{merged}}',
  closed: 'Closed: merged into record {{into}}',
  separate: 'Not the same person',
  separateAsk:
    'It is kept that these records are different people’s, and they are no longer shown together. This can be taken back.',
  separateDone: 'Kept as two people.',
  reconsider: 'Compare them again',
  reconsiderDone: 'The pair is back among the likely ones, if the records still agree.',
}
const approve = {
  do: 'Approve',
  ask: 'The account becomes active, its owner is told by mail and can be chosen from now on.',
  done: 'The registration is approved and its owner told.',
}
const askForMore = {
  do: 'Ask for more',
  ask: 'What you write goes to the applicant by mail; it comes back to you once completed.',
  done: 'The request has been sent.',
}
const reject = {
  ask: 'The reason goes to the applicant by mail, and the account stays off.',
  done: 'The registration is rejected and its owner told.',
}
const reopen = {
  do: 'Reconsider',
  ask: 'The rejected registration is taken up again and its owner is told.',
  done: 'The registration is under review again.',
}

const ofTrainees = {
  addTrainee: { do: 'Add a trainee', past: 'Trainee added' },
  openPassport: { do: 'Show passport number', past: 'Passport details viewed' },
  openPassportScan: { past: 'Passport scan opened' },
  dropIdentityFiles: { past: 'Passport and visa scans deleted after their time' },
  inviteTrainee: {
    do: 'Send an invitation',
    ask: 'Whoever has not signed in yet is mailed a link, good for seven days, to set a password; a former link ends.',
    done: 'The invitation was sent.',
    past: 'Trainee invited to the account',
  },
  acceptName: {
    do: 'Accept the name',
    ask: 'The person’s name becomes the one asked for. Compare it with the passport first.',
    past: 'Change of a name accepted',
  },
  markTraineeSeen: { do: markSeen.do, done: markSeen.done, past: 'Trainee no longer marked as new' },
  addTraineeOfCustomer: { do: 'Add a person', past: 'Trainee added by the organization' },
  correctTraineeOfCustomer: { do: 'Correct the data', past: 'Data corrected by the organization' },
  registerTrainee: { past: 'Trainee registered' },
  completeTrainee: { past: 'Trainee completed the registration' },
  registerLightTrainee: { past: 'Trainee registered briefly' },
  mergeTrainees: { do: merging.do, done: merging.done, past: 'Two records of a trainee merged', line: merging.line },
  closeMergedTrainee: { past: 'Trainee’s record closed by merging it into another', line: merging.closed },
  separateTrainees: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'Two trainees’ records said to be different people’s',
  },
  reconsiderPair: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'Two trainees’ records compared again',
  },
  updateTrainee: { do: terms.edit, past: 'Trainee changed' },
  activateTrainee: { do: activate.do, done: activate.done, past: 'Trainee activated' },
  deactivateTrainee: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Trainee deactivated',
  },
  deleteTrainee: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'Trainee deleted',
  },
}

const ofNameChanges = {
  askForName: { past: 'Change of a name asked for' },
  rejectName: {
    do: 'Reject the name',
    ask: 'The name stays as it is. Write why; the person reads it.',
    past: 'Change of a name rejected',
  },
  withdrawName: { do: 'Take the change back', past: 'Request to change a name taken back' },
}

const ofInstructors = {
  addInstructor: { do: 'Add an instructor', past: 'Instructor added' },
  registerInstructor: { past: 'Instructor registered' },
  registerInstructorAgain: { past: 'Instructor handed in what was asked for' },
  approveInstructor: {
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'Instructor’s registration approved',
  },
  askInstructorForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'Instructor asked for more',
  },
  rejectInstructor: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'Instructor’s registration turned down',
  },
  reopenInstructor: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'Instructor’s registration taken up again',
  },
  markInstructorSeen: {
    do: markSeen.do,
    done: markSeen.done,
    past: 'Instructor no longer marked as new',
  },
  mergeInstructors: {
    do: merging.do,
    done: merging.done,
    past: 'Two records of an instructor merged',
    line: merging.line,
  },
  closeMergedInstructor: {
    past: 'Instructor’s record closed by merging it into another',
    line: merging.closed,
  },
  separateInstructors: {
    do: merging.separate,
    ask: merging.separateAsk,
    done: merging.separateDone,
    past: 'Two instructors’ records said to be different people’s',
  },
  reconsiderInstructors: {
    do: merging.reconsider,
    done: merging.reconsiderDone,
    past: 'Two instructors’ records compared again',
  },
  updateInstructor: { do: terms.edit, past: 'Instructor changed' },
  activateInstructor: { do: activate.do, done: activate.done, past: 'Instructor activated' },
  deactivateInstructor: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Instructor deactivated',
  },
  deleteInstructor: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'Instructor deleted',
  },
}

const ofOrganizations = {
  addOrganization: { do: 'Add an organization', past: 'Organization added' },
  registerOrganization: { past: 'Organization registered' },
  registerOrganizationAgain: { past: 'Organization handed in what was asked for' },
  approveOrganization: {
    do: approve.do,
    ask: approve.ask,
    done: approve.done,
    past: 'Organization’s registration approved',
  },
  askOrganizationForMore: {
    do: askForMore.do,
    ask: askForMore.ask,
    done: askForMore.done,
    past: 'Organization asked for more',
  },
  rejectOrganization: {
    do: terms.reject,
    ask: reject.ask,
    done: reject.done,
    past: 'Organization’s registration turned down',
  },
  reopenOrganization: {
    do: reopen.do,
    ask: reopen.ask,
    done: reopen.done,
    past: 'Organization’s registration taken up again',
  },
  updateOrganization: { do: terms.edit, past: 'Organization changed' },
  activateOrganization: { do: activate.do, done: activate.done, past: 'Organization activated' },
  deactivateOrganization: {
    do: deactivate.do,
    ask: deactivate.ask,
    done: deactivate.done,
    past: 'Organization deactivated',
  },
  deleteOrganization: {
    do: terms.remove,
    ask: toDelete.ask,
    done: terms.deleted,
    past: 'Organization deleted',
  },
}

const ofRosters = {
  readRoster: { do: 'Import a roster', past: 'Roster read' },
  commitRoster: { do: 'Import the trainees', past: 'Roster committed' },
  endRoster: { past: 'Import of the roster ended' },
  dropRoster: {
    do: 'Give this roster up',
    ask: 'What was read of the file is erased; nothing changes in anybody’s record.',
    past: 'Roster dropped',
  },
}

export const acts: Words<typeof ar.acts> = {
  ...ofTrainees,
  ...ofNameChanges,
  ...ofInstructors,
  ...ofOrganizations,
  ...ofRosters,
}
