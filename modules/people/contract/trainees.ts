import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  idList,
  line,
  optionalLine,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { sendInvitation } from './person-lists.ts'
import { deletesEntry } from './list-deletions.ts'
import { namedAtAll } from './names.ts'
import { emailTaken, hasData, keeps, ownName, passportTaken, reasonMissing } from './refusals.ts'
import {
  fieldsOfOwnPerson,
  newOwnPerson,
  ownTraineeFields,
  Trainee,
  traineeChecks,
  traineeFields,
  traineeList,
  traineesOfOrganization,
} from './trainee-shapes.ts'

export const listTrainees = call({
  method: 'GET',
  path: '/api/Trainee/GetAll',
  who: 'peopleReaders',
  effect: 'reads',
  summary: 'The trainees that the caller may see, a page at a time.',
  ...traineeList,
  refusals: [],
})

export const searchTrainees = call({
  method: 'POST',
  path: '/api/Trainee/TraineeSearch',
  who: 'peopleReaders',
  effect: 'reads',
  forOthers: true,
  summary: 'The same as GetAll with the search in the body.',
  body: traineeList.query,
  reply: traineeList.reply,
  mayBeBehind: true,
  refusals: [],
})

export const filterTrainees = call({
  method: 'GET',
  path: '/api/Trainee/GetAllByFilter',
  who: 'peopleReaders',
  effect: 'reads',
  summary:
    'Up to fifty active trainees whose name, code, e-mail or mobile contains the text, else its words or what is one letter off, for selects.',
  query: z.strictObject({ search: line(100).optional() }),
  reply: z.object({
    Items: z.array(z.object({ ID: z.int(), Code: z.string(), FullName: trilingualReply })),
    IsNear: z.optional(z.boolean()),
  }),
  refusals: [],
})

export const getTrainee = call({
  method: 'GET',
  path: '/api/Trainee/GetTrainee',
  who: 'all',
  effect: 'reads',
  summary: 'One trainee that the caller may see.',
  query: byId,
  reply: Trainee,
  refusals: [],
})

export const getLoginTrainee = call({
  method: 'GET',
  path: '/api/Trainee/GetLoginTrainee',
  who: 'trainee',
  effect: 'reads',
  summary: 'The own record of the trainee who is signed in.',
  reply: Trainee,
  refusals: [],
})

export const openPassport = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineePassport',
  who: 'courseRegistration',
  effect: 'writes',
  secretReply: true,
  summary: 'The full passport number of a trainee. Each opening by somebody else leaves an event.',
  query: byId,
  reply: z.object({ ID: z.int(), PassportNumber: z.string().nullable() }),
  refusals: [],
})

export const addTrainee = call({
  method: 'POST',
  path: '/api/Trainee/AddTrainee',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Makes a trainee with an account that waits for its first sign-in.',
  body: traineeFields.extend({ SendInvitation: sendInvitation() }).superRefine(traineeChecks),
  reply: savedReply,
  refusals: [emailTaken, passportTaken, ...keeps],
})

export const updateTrainee = call({
  method: 'PUT',
  path: '/api/Trainee/UpdateTrainee',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Changes a trainee.',
  query: byId,
  body: traineeFields.extend({ Version: version() }).superRefine(traineeChecks),
  reply: savedReply,
  refusals: [emailTaken, passportTaken, changedMeanwhile, ...keeps],
})

export const updateLoginTrainee = call({
  method: 'PUT',
  path: '/api/Trainee/UpdateLoginTrainee',
  who: 'trainee',
  effect: 'writes',
  summary:
    'Changes the own record of the trainee who is signed in; the address to sign in with stays, and so does a checked name until a reviewer accepts another.',
  body: ownTraineeFields.extend({ Version: version() }).superRefine(traineeChecks),
  reply: savedReply,
  refusals: [passportTaken, changedMeanwhile],
})

export const decideNameChange = call({
  method: 'POST',
  path: '/api/Trainee/DecideNameChange',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Accepts the name that a trainee asked for, after a look at the passport, or rejects it with a reason.',
  body: z.strictObject({ ID: id(), Accept: z.boolean(), Reason: optionalLine(300).optional() }),
  reply: doneReply,
  refusals: [notNow, ownName, reasonMissing],
})

export const withdrawName = call({
  method: 'POST',
  path: '/api/Trainee/WithdrawNameChange',
  who: 'trainee',
  effect: 'writes',
  summary: 'Takes back the change of the own name that nobody has decided.',
  reply: doneReply,
  refusals: [notNow],
})

export const setTraineeActive = call({
  method: 'POST',
  path: '/api/Trainee/SetActive',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Sets a trainee inactive, whose account then no longer signs in, or active again.',
  body: z.strictObject({ ID: id(), Version: version(), IsActive: z.boolean() }),
  reply: savedReply,
  refusals: [changedMeanwhile, ...keeps],
})

export const markTraineeSeen = call({
  method: 'GET',
  path: '/api/Trainee/SetAsNotNew',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Marks a trainee as no longer new.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const deleteTrainee = call({
  method: 'DELETE',
  path: '/api/Trainee/DeleteTrainee',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes a trainee without data, with the account.',
  query: byId,
  reply: doneReply,
  refusals: [hasData, ...keeps],
})

export const deleteTrainees = call({
  method: 'POST',
  path: '/api/Trainee/DeleteListOfTrainee',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes several trainees without data, all or none.',
  body: idList,
  reply: doneReply,
  refusals: [hasData, ...keeps],
})

/** An entry of a trainee's list, by the reviewers and by the person. */
const deletesOfTrainee = deletesEntry('/api/Trainee', 'courseRegistration')
export const deleteTraineeContact = deletesOfTrainee('DeleteTraineeContact', 'a contact of a trainee', {
  forOthers: true,
})
export const deleteTraineeEducation = deletesOfTrainee('DeleteTraineeEducation', 'a degree of a trainee', {
  forOthers: true,
})
export const deleteTraineeAttachment = deletesOfTrainee('DeleteTraineeAttachment', 'an attachment of a trainee')

export const inviteTrainees = call({
  method: 'POST',
  path: '/api/Trainee/InviteTrainees',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Mails each of the trainees who has no password yet a link to set the first one. Says how many got one.',
  body: idList,
  reply: z.object({ Invited: z.int() }),
  refusals: [],
})

export const listTraineesOfInstructor = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineeAssignCourseClassByInstructor',
  who: 'instructor',
  effect: 'reads',
  forOthers: true,
  summary: 'The trainees of the classes that the calling instructor teaches or has taught, a page at a time.',
  ...traineesOfOrganization,
  refusals: [],
})

export const listTraineesOfCustomer = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineeByCustomer',
  who: 'customer',
  effect: 'reads',
  summary: 'The trainees of the organization whose contact person is signed in.',
  ...traineesOfOrganization,
  refusals: [],
})

export const addTraineeOfCustomer = call({
  method: 'POST',
  path: '/api/Trainee/AddTraineeOfCustomer',
  who: 'customer',
  effect: 'writes',
  pastTheWall: 'The person is nobody’s yet; the record that is made is of the organization that asks.',
  summary:
    'An organization adds one of its people: a trainee with an account that waits for its first sign-in, and a letter that says who has added them.',
  body: newOwnPerson.superRefine(namedAtAll),
  reply: savedReply,
  refusals: [emailTaken, passportTaken],
})

export const correctTraineeOfCustomer = call({
  method: 'POST',
  path: '/api/Trainee/CorrectTraineeOfCustomer',
  who: 'customer',
  effect: 'writes',
  pastTheWall: 'The wall lets nobody change another’s record; whose it is, is asked of the locked row.',
  summary:
    'An organization corrects one of its people: everything until the person has signed in, then what belongs to the work and what is empty. What is left out stays.',
  body: fieldsOfOwnPerson.partial().extend({ ID: id(), Version: version() }),
  reply: savedReply,
  refusals: [passportTaken, changedMeanwhile, notNow],
})
