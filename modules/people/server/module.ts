import { sql } from 'kysely'
import { firstCall } from '#platform/server/http/pages/first-calls.ts'
import { implement } from '#platform/server/handler.ts'
import type { AllModules, ModuleServer } from '#platform/server/module.ts'
import { peopleCalls } from '../contract/calls.ts'
import { instructorDecisions, organizationDecisions } from './calls/applications.ts'
import { dropRoster, fixRoster, mapRoster, skipRosterRows } from './calls/change-roster.ts'
import { commitRoster } from './calls/commit-roster.ts'
import { inviteTrainees } from './calls/invite-trainees.ts'
import { deletedEntries } from './calls/delete-entries.ts'
import * as removal from './calls/delete-people.ts'
import * as instructors from './calls/instructors.ts'
import * as organizations from './calls/organizations.ts'
import { placeRoster } from './calls/place-roster.ts'
import { getRoster, readRoster } from './calls/read-roster.ts'
import { getInstructorMerge, getTraineeMerge, mergeInstructors, mergeTrainees } from './calls/merging/merge.ts'
import * as pairs from './calls/merging/pairs.ts'
import * as peopleOfOrganization from './calls/people-of-organization.ts'
import * as traineesRead from './calls/read-trainees.ts'
import { removeSignupFile, uploadSignupFile } from './calls/signup/attachments.ts'
import { getSignup, proveSignup, startSignup } from './calls/signup/prove-address.ts'
import { registerInstructor } from './calls/signup/register-instructor.ts'
import { registerUser } from './calls/signup/register-user.ts'
import { register } from './calls/signup/register.ts'
import { getTerms } from './calls/signup/terms.ts'
import { decideNameChange, withdrawName } from './calls/name-changes.ts'
import { setInstructorsActive, setOrganizationsActive, setTraineesActive } from './calls/set-active.ts'
import * as traineesWritten from './calls/write-trainees.ts'
import { foundAt } from './found-at.ts'
import { notices } from './notices.ts'
import { followAddress } from './acts/follow-address.ts'
import type { SignupParts } from './acts/signup/registering.ts'
import { jobs } from './jobs.ts'
import { goOnWithRosters } from './roster/go-on.ts'
import { uploads } from './uploads.ts'
import { concerning } from './concerning.ts'
import { ownData } from './own-data.ts'
import { sealedPassports } from './passports/passport.ts'

export const peopleServer = (parts: SignupParts, modules: AllModules): ModuleServer => ({
  name: 'people',
  numbered: {
    trainee: { table: 'people.trainee', column: 'code' },
    instructor: { table: 'people.instructor', column: 'code' },
    organization: { table: 'people.organization', column: 'code' },
  },
  ownData,
  merging: {
    counted: {
      'people.trainee_contact': 'contacts',
      'people.trainee_education': 'education',
      'people.trainee_attachment': 'files',
    },
    counts: (id) => sql`
      select 'acts' as kind, count(*)::integer as count from platform.audit where subject_type = 'trainee' and subject_id = ${id}`,
  },
  mergingInstructors: {
    counted: {
      'people.instructor_contact': 'contacts',
      'people.instructor_education': 'education',
      'people.instructor_attachment': 'files',
      'people.instructor_language': 'entries',
      'people.instructor_area': 'entries',
      'people.instructor_sector': 'entries',
      'people.instructor_obtained': 'entries',
    },
    counts: (id) => sql`
      select 'acts' as kind, count(*)::integer as count from platform.audit where subject_type = 'instructor' and subject_id = ${id}`,
    // What is moved to is somebody who teaches here.
    blocks: ({ kept }) => sql`
      select 'notAccepted' as kind, i.code from people.instructor i where i.id = ${kept} and i.application <> 'approved'`,
  },
  concerning,
  sealed: [sealedPassports],
  followAddress,
  firstCalls: [
    {
      page: '/User/Trainee',
      addresses: [firstCall(peopleCalls.listTrainees, { sort: 'FullName', pageNum: 1, pageSize: 20 })],
    },
  ],
  implemented: [
    implement(peopleCalls, {
      ...traineesRead,
      ...traineesWritten,
      ...peopleOfOrganization,
      decideNameChange,
      withdrawName,
      ...pairs,
      getTraineeMerge: getTraineeMerge(modules),
      mergeTrainees: mergeTrainees(modules),
      getInstructorMerge: getInstructorMerge(modules),
      mergeInstructors: mergeInstructors(modules),
      ...instructors,
      setTraineesActive,
      setInstructorsActive,
      setOrganizationsActive,
      ...organizations,
      ...removal,
      ...deletedEntries,
      readRoster,
      getRoster,
      placeRoster,
      mapRoster,
      fixRoster,
      skipRosterRows,
      commitRoster,
      inviteTrainees,
      dropRoster,
      ...instructorDecisions,
      ...organizationDecisions,
      startSignup: startSignup(parts.secrets),
      proveSignup: proveSignup(parts.secrets),
      getSignup,
      getTerms,
      uploadSignupFile,
      removeSignupFile,
      registerUser: registerUser(parts),
      registerInstructor: registerInstructor(parts),
      register: register(parts),
    }),
  ],
  uploads,
  jobs,
  listeners: [{ channel: 'diwan_event', everySeconds: 3, run: goOnWithRosters }],
  notices,
  foundAt,
})
