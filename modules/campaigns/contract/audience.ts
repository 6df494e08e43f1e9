import * as z from 'zod'
import { mainTrack } from '#modules/registration/rules/main-track.ts'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile } from '#platform/shared/refusal.ts'
import {
  byId,
  doneReply,
  id,
  instant,
  optionalLine,
  queryId,
  savedReply,
  tooMany,
  trilingual,
  trilingualReply,
  version,
} from '#platform/shared/shapes.ts'
import { textLanguages } from '#platform/shared/text.ts'
import { activities, audienceKinds, peopleShown, standings } from '../rules/audience.ts'
import { audienceInUse } from './refusals.ts'

const kind = z.enum(audienceKinds)
const ids = () => z.array(id()).max(100, tooMany)
/** Drafts are nobody's business but the trainee's. */
export const askedStates = mainTrack.states.filter((state) => state !== 'draft')

const conditionsReply = z.object({
  Kinds: z.array(kind),
  CourseIDs: z.array(z.int()),
  ClassIDs: z.array(z.int()),
  CategoryIDs: z.array(z.int()),
  States: z.array(z.string()),
  DiplomaIDs: z.array(z.int()),
  NationalityIDs: z.array(z.int()),
  SectorIDs: z.array(z.int()),
  OrganizationIDs: z.array(z.int()),
  Languages: z.array(z.enum(textLanguages)),
  Activity: z.enum(activities).nullable(),
  ActivityDays: z.int().nullable(),
})
const byHandReply = z.object({
  TraineeIDs: z.array(z.int()),
  InstructorIDs: z.array(z.int()),
  OrganizationIDs: z.array(z.int()),
})

const conditions = z
  .strictObject({
    Kinds: z.array(kind).max(audienceKinds.length, tooMany),
    CourseIDs: ids(),
    ClassIDs: ids(),
    CategoryIDs: ids(),
    States: z.array(z.enum(askedStates)).max(askedStates.length, tooMany),
    DiplomaIDs: ids(),
    NationalityIDs: ids(),
    /** Industry sectors, which instructors alone have. */
    SectorIDs: ids(),
    OrganizationIDs: ids(),
    Languages: z.array(z.enum(textLanguages)).max(textLanguages.length, tooMany),
    Activity: z.enum(activities).nullable(),
    ActivityDays: z.int('notANumber').min(1, 'notANumber').max(3650, 'notANumber').nullable(),
  })
  .refine((given) => given.Activity === null || given.ActivityDays !== null, {
    path: ['ActivityDays'],
    error: 'required',
  })
/** Records that are in it whatever the conditions say; an organization stands for all of its contacts. */
const byHand = z.strictObject({
  TraineeIDs: z.array(id()).max(500, tooMany),
  InstructorIDs: z.array(id()).max(500, tooMany),
  OrganizationIDs: z.array(id()).max(500, tooMany),
})

/** How many people of an audience stand how. */
export const countsReply = z.object({
  /** Who would be written to. */
  Written: z.int(),
  /** Who has refused such mails. */
  Refused: z.int(),
  /** Further records at an address that is written to already. */
  Twice: z.int(),
  NoAddress: z.int(),
})
const person = {
  Kind: kind,
  PersonID: z.int(),
  Code: codeReply(),
  Name: trilingualReply,
  Address: codeReply(),
  Standing: z.enum(standings),
}
const audienceRow = z
  .object({
    ID: z.int(),
    Name: trilingualReply,
    Note: z.string(),
    ...countsReply.shape,
    /** Null: its people have not been counted yet. */
    CountedAt: instant().nullable(),
    Version: z.int(),
    Actions: z.array(z.enum(['editAudience', 'deleteAudience'])),
  })
  .meta({ id: 'Audience' })

export const getAudiences = call({
  method: 'GET',
  path: '/api/PopulationList/GetPopulationLists',
  who: 'editor',
  effect: 'reads',
  summary: 'The saved audiences, a page at a time, with how many people each had when it was counted last.',
  ...list({ row: audienceRow, orders: ['Name', 'CountedAt'], first: 'Name', filters: { ID: queryId() } }),
  refusals: [],
})

const named = z.array(z.object({ ID: z.int(), Code: z.string(), Name: trilingualReply }))
export const getAudience = call({
  method: 'GET',
  path: '/api/PopulationList/GetPopulationList',
  who: 'editor',
  effect: 'reads',
  summary: 'One audience: its conditions, who was put into it by hand, with the names of the records that both name.',
  query: byId,
  reply: z.object({
    ...audienceRow.shape,
    Conditions: conditionsReply,
    ByHand: byHandReply,
    LeftOut: z.array(z.object({ Kind: kind, PersonID: z.int(), Code: z.string(), Name: trilingualReply })),
    CameCount: z.int(),
    LeftCount: z.int(),
    Named: z.object({
      Courses: named,
      Classes: named,
      Diplomas: named,
      Organizations: named,
      Trainees: named,
      Instructors: named,
    }),
  }),
  refusals: [],
})

export const getAudiencePeople = call({
  method: 'GET',
  path: '/api/PopulationList/GetPeople',
  who: 'editor',
  effect: 'reads',
  summary:
    'The people of an audience as they were counted last, a page at a time; who came or left lately where asked.',
  ...list({
    row: z
      .object({ ...person, CameAt: instant(), LeftAt: instant().nullable(), Actions: z.array(z.enum(['leaveOut'])) })
      .meta({ id: 'AudiencePerson' }),
    orders: ['CameAt'],
    first: '-CameAt',
    always: { AudienceID: queryId() },
    filters: { Shown: z.enum(peopleShown), Kind: kind },
  }),
  refusals: [],
})

export const countAudience = call({
  method: 'POST',
  path: '/api/PopulationList/CountPeople',
  who: 'editor',
  effect: 'reads',
  perSecond: 5,
  summary: 'How many people an audience of these conditions would have, saved or not, and ten of them at a time.',
  body: z.strictObject({
    /** Whose people left out by hand stay so. */
    AudienceID: id().nullable(),
    Conditions: conditions,
    ByHand: byHand,
    Page: z.int().min(1).max(10_000),
  }),
  reply: z.object({ Counts: countsReply, People: z.array(z.object(person)) }),
  refusals: [],
})

export const audienceFields = z.strictObject({
  Name: trilingual(200),
  Note: optionalLine(300),
  Conditions: conditions,
  ByHand: byHand,
})

export const addAudience = call({
  method: 'POST',
  path: '/api/PopulationList/AddPopulationList',
  who: 'editor',
  effect: 'writes',
  summary: 'Saves an audience and counts its people.',
  body: audienceFields,
  reply: savedReply,
  refusals: [],
})

export const editAudience = call({
  method: 'PUT',
  path: '/api/PopulationList/UpdatePopulationList',
  who: 'editor',
  effect: 'writes',
  summary: 'Changes who an audience is and counts its people anew.',
  query: byId,
  body: audienceFields.extend({ Version: version() }),
  reply: savedReply,
  refusals: [changedMeanwhile],
})

const somebody = z.strictObject({ ID: id(), Kind: kind, PersonID: id() })

export const leaveOut = call({
  method: 'POST',
  path: '/api/PopulationList/LeaveOut',
  who: 'editor',
  effect: 'writes',
  summary: 'Leaves somebody out of an audience, whatever its conditions say.',
  body: somebody,
  reply: savedReply,
  refusals: [],
})

export const takeBack = call({
  method: 'POST',
  path: '/api/PopulationList/TakeBack',
  who: 'editor',
  effect: 'writes',
  summary: 'Lets the conditions decide again about somebody who was left out of an audience.',
  body: somebody,
  reply: savedReply,
  refusals: [],
})

export const countAnew = call({
  method: 'POST',
  path: '/api/PopulationList/CountAnew',
  who: 'editor',
  effect: 'writes',
  repeatable: true,
  summary: 'Counts the people of an audience as they are now; who came and who left since is kept.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [],
})

export const deleteAudience = call({
  method: 'DELETE',
  path: '/api/PopulationList/DeletePopulationList',
  who: 'editor',
  effect: 'writes',
  summary: 'Deletes an audience that no advertisement is written to. Its people stay as they are.',
  query: byId,
  reply: doneReply,
  refusals: [audienceInUse],
})
