import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { AddressChange } from '#modules/accounts/contract/address.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  email,
  id,
  idList,
  line,
  money,
  moneyReply,
  optionalTrilingual,
  phone,
  plainText,
  queryFlag,
  queryId,
  savedReply,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { Application, applicationState } from './applications.ts'
import { NameParts, nameFields, namedAtAll } from './names.ts'
import {
  attachmentEntries,
  chosenEntries,
  contactEntries,
  educationEntries,
  listOrFlat,
  obtainedEntries,
} from './person-entries.ts'
import { AbleCourse, Attachment, Chosen, Contact, Education, Obtained, sendInvitation } from './person-lists.ts'
import { emailTaken, hasData, keeps } from './refusals.ts'
import { accountState } from './trainee-shapes.ts'

const rowShape = {
  ID: z.int(),
  Code: codeReply(),
  FullName: trilingualReply,
  Email: codeReply(),
  Mobile: codeReply(),
  IsExaminer: z.boolean(),
  IsPracticalAssessor: z.boolean(),
  /** Null for those who only look somebody up for a plan. */
  DailyFee: moneyReply.nullable(),
  StatusID: z.int().nullable(),
  StatusName: trilingualReply.nullable(),
  IndustrySectorID: z.int().nullable(),
  IndustrySectorName: trilingualReply.nullable(),
  AccountState: accountState.nullable(),
  ApplicationState: applicationState,
  IsNew: z.boolean(),
  IsActive: z.boolean(),
  Version: z.int(),
  Actions: z.array(z.string()),
}
export const InstructorRow = z.object(rowShape).meta({ id: 'InstructorRow' })
export const Instructor = z
  .object({
    ...rowShape,
    NameParts,
    WorkEmail: z.string(),
    Biography: trilingualReply,
    /** Another address that waits to be proved. */
    AddressChange: AddressChange.nullable(),
    Application,
    TitleID: z.int().nullable(),
    TitleName: trilingualReply.nullable(),
    NationalityID: z.int().nullable(),
    NationalityName: trilingualReply.nullable(),
    CountryID: z.int().nullable(),
    CountryName: trilingualReply.nullable(),
    WorkExperience: z.string(),
    Contacts: z.array(Contact),
    Education: z.array(Education),
    Languages: z.array(Chosen),
    Areas: z.array(Chosen),
    Sectors: z.array(Chosen),
    /** Courses that the instructor has taken. */
    Obtained: z.array(Obtained),
    /** Courses that the instructor is able to deliver, in their order. */
    Courses: z.array(AbleCourse),
    Attachments: z.array(Attachment),
  })
  .meta({ id: 'Instructor' })

export const instructorFields = z.strictObject({
  ...nameFields,
  Email: email(),
  /** Of the main entry of the contacts. */
  Mobile: z.union([z.literal(''), phone()]).optional(),
  /** Every contact but the address to sign in with. A list that is left out stays as it is. */
  Contacts: contactEntries().optional(),
  Education: educationEntries().optional(),
  Languages: chosenEntries().optional(),
  Areas: chosenEntries().optional(),
  Sectors: chosenEntries().optional(),
  Obtained: obtainedEntries().optional(),
  Attachments: attachmentEntries().optional(),
  TitleID: id().nullable().optional(),
  NationalityID: id().nullable().optional(),
  CountryID: id().nullable().optional(),
  WorkExperience: plainText(4000).optional(),
  IsExaminer: z.boolean(),
  IsPracticalAssessor: z.boolean(),
  DailyFee: money(),
  StatusID: id().nullable(),
  /** Of the main entry of the sectors. */
  IndustrySectorID: id().nullable().optional(),
  Biography: optionalTrilingual(4000),
})
const lists = listOrFlat({ Contacts: ['Mobile'], Sectors: ['IndustrySectorID'] })
/** What holds of an instructor's fields together. */
export const instructorChecks = (body: Partial<z.output<typeof instructorFields>>, context: z.RefinementCtx): void => {
  namedAtAll(body, context)
  lists(body, context)
}
/** What instructors change of their own record. */
export const ownInstructorFields = instructorFields.pick({
  NameParts: true,
  FullName: true,
  Mobile: true,
  Contacts: true,
  Education: true,
  Languages: true,
  Areas: true,
  Sectors: true,
  Obtained: true,
  Attachments: true,
  TitleID: true,
  NationalityID: true,
  CountryID: true,
  WorkExperience: true,
  Biography: true,
})

/** What the forms of both check while somebody writes. */
export const instructorForm = instructorFields.superRefine(instructorChecks)
export const ownInstructorForm = ownInstructorFields.superRefine(instructorChecks)

const instructorList = list({
  row: InstructorRow,
  orders: ['FullName', 'Code', 'Email'],
  first: 'FullName',
  filters: {
    ID: queryId(),
    StatusID: queryId(),
    IndustrySectorID: queryId(),
    EducationDegreeID: queryId(),
    LanguageID: queryId(),
    AreaID: queryId(),
    ContactTypeID: queryId(),
    TitleID: queryId(),
    NationalityID: queryId(),
    CountryID: queryId(),
    IsExaminer: queryFlag(),
    ApplicationState: applicationState,
    IsActive: queryFlag(),
  },
})

export const listInstructors = call({
  method: 'GET',
  path: '/api/Instructor/GetAll',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'The instructors, a page at a time.',
  ...instructorList,
  refusals: [],
})

export const searchInstructors = call({
  method: 'POST',
  path: '/api/Instructor/searchInstructor',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  forOthers: true,
  summary: 'The same as GetAll with the search in the body.',
  body: instructorList.query,
  reply: instructorList.reply,
  mayBeBehind: true,
  refusals: [],
})

export const filterInstructors = call({
  method: 'GET',
  path: '/api/Instructor/GetAllByFilter',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'Up to fifty active instructors whose name, code or e-mail contains the text, else its words or what is one letter off, for selects.',
  query: z.strictObject({ search: line(100).optional() }),
  reply: z.object({
    Items: z.array(z.object({ ID: z.int(), Code: z.string(), FullName: trilingualReply })),
    IsNear: z.optional(z.boolean()),
  }),
  refusals: [],
})

export const getInstructor = call({
  method: 'GET',
  path: '/api/Instructor/GetInstructor',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'One instructor.',
  query: byId,
  reply: Instructor,
  refusals: [],
})

export const getLoginInstructor = call({
  method: 'GET',
  path: '/api/Instructor/GetLoginInstructor',
  who: 'instructor',
  effect: 'reads',
  summary: 'The own record of the instructor who is signed in.',
  reply: Instructor,
  refusals: [],
})

export const addInstructor = call({
  method: 'POST',
  path: '/api/Instructor/AddInstructor',
  who: 'editor',
  effect: 'writes',
  summary: 'Makes an instructor with an account that waits for its first sign-in.',
  body: instructorFields.extend({ SendInvitation: sendInvitation() }).superRefine(instructorChecks),
  reply: savedReply,
  refusals: [emailTaken, ...keeps],
})

export const updateInstructor = call({
  method: 'PUT',
  path: '/api/Instructor/UpdateInstructor',
  who: 'editor',
  effect: 'writes',
  summary: 'Changes an instructor.',
  query: byId,
  body: instructorFields.extend({ Version: version() }).superRefine(instructorChecks),
  reply: savedReply,
  refusals: [emailTaken, changedMeanwhile, ...keeps],
})

export const updateLoginInstructor = call({
  method: 'PUT',
  path: '/api/Instructor/UpdateLoginInstructor',
  who: 'instructor',
  effect: 'writes',
  summary: 'Changes name, contacts, lists and biography of the instructor who is signed in.',
  body: ownInstructorFields.extend({ Version: version() }).superRefine(instructorChecks),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

export const setInstructorActive = call({
  method: 'POST',
  path: '/api/Instructor/SetActive',
  who: 'editor',
  effect: 'writes',
  summary: 'Sets an instructor inactive, whose account then no longer signs in, or active again.',
  body: z.strictObject({ ID: id(), Version: version(), IsActive: z.boolean() }),
  reply: savedReply,
  refusals: [notNow, changedMeanwhile, ...keeps],
})

export const markInstructorSeen = call({
  method: 'GET',
  path: '/api/Instructor/SetAsNotNew',
  who: 'editor',
  effect: 'writes',
  summary: 'Marks an instructor as no longer new.',
  query: byId,
  reply: doneReply,
  refusals: [],
})

export const deleteInstructor = call({
  method: 'DELETE',
  path: '/api/Instructor/DeleteInstructor',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes an instructor without data, with the account.',
  query: byId,
  reply: doneReply,
  refusals: [hasData, ...keeps],
})

export const deleteInstructors = call({
  method: 'POST',
  path: '/api/Instructor/DeleteListOfInstructor',
  who: 'editor',
  effect: 'writes',
  forOthers: true,
  summary: 'Deletes several instructors without data, all or none.',
  body: idList,
  reply: doneReply,
  refusals: [hasData, ...keeps],
})
