import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  askedChange,
  changeActions,
  changeAsked,
  changeDecision,
  reasonMissing,
  secondPersonNeeded,
} from '#platform/shared/record/second-person.ts'
import {
  day,
  doneReply,
  id,
  idList,
  instant,
  line,
  optionalLine,
  queryFlag,
  queryId,
  savedReply,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { askedKinds, issuedKinds, obstacleKinds } from '../rules/eligibility.ts'
import { certificateKinds } from '../rules/kinds.ts'
import { changeKinds } from '../rules/modes.ts'
import { notEligible, ownCertificate } from './refusals.ts'

const kind = z.enum(certificateKinds)
const mode = z.enum(['prepared', 'issuedLocked', 'issuedDownloadable', 'hidden', 'superseded', 'revoked'])
const action = z.enum([
  'issue',
  'allowDownload',
  'lockDownload',
  'hide',
  'show',
  'askIssue',
  'delete',
  'askRegeneration',
  'askRevocation',
  ...changeActions,
])

/** What is printed, frozen when the certificate was issued. */
export const Snapshot = z
  .object({
    Kind: kind,
    NameAr: z.string(),
    NameEn: z.string(),
    /** What it is for: the course, the diploma or its track, what one without a course is called. */
    CourseName: trilingualReply,
    CourseCode: z.string().nullable(),
    ClassCode: z.string().nullable(),
    StartsOn: day().nullable(),
    EndsOn: day().nullable(),
    Hours: z.number().nullable(),
    /** Of one without a course: what it is given for. */
    Description: trilingualReply.optional(),
    /** Of a diploma: the courses by which it was reached. */
    Courses: z.array(trilingualReply).optional(),
    Percent: z.number().nullable(),
    BandName: trilingualReply.nullable(),
    IssuedOn: day(),
    AcademyName: trilingualReply,
    /** Which version of its text it was issued by, and that text, filled; those before have none. */
    Template: z.int(),
    Texts: z.object({ ar: z.string(), en: z.string(), fr: z.string() }).optional(),
  })
  .meta({ id: 'CertificateSnapshot' })

const Certificate = z.object({
  ID: z.int(),
  Serial: codeReply(),
  Version: z.int(),
  Kind: kind,
  Mode: mode,
  ModeReason: z.string().nullable(),
  CourseClassID: z.int().nullable(),
  TraineeID: z.int(),
  NameAr: z.string(),
  NameEn: z.string(),
  CourseName: trilingualReply,
  ClassCode: z.string().nullable(),
  IssuedAt: instant(),
  LockVersion: z.int(),
  /** What somebody has asked for and a second person is to decide. */
  Change: z.object({ ...askedChange, Kind: z.enum(changeKinds) }).nullable(),
  Actions: z.array(action),
})

export const getAllTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeCertificate',
  who: 'certificateReaders',
  effect: 'reads',
  summary:
    'Certificates, newest first; a trainee sees the own, an organization those of people whom it sent, both without hidden and superseded ones.',
  ...list({
    row: Certificate,
    orders: ['IssuedAt', 'Serial'],
    first: '-IssuedAt',
    filters: {
      traineeID: queryId(),
      courseClassID: queryId(),
      Kind: kind,
      Mode: mode,
      /** Those for which a change waits to be decided. */
      ChangeAsked: queryFlag(),
      /** Those of which the caller may decide about the change that waits. */
      ToDecide: queryFlag(),
    },
  }),
  refusals: [],
})

export const getCandidates = call({
  method: 'GET',
  path: '/api/Certificate/GetCandidates',
  who: 'reviewers',
  effect: 'reads',
  summary: 'Everybody of a class with what they may be issued and what stands in the way.',
  query: z.strictObject({ courseClassID: queryId(), Kind: z.enum(askedKinds) }),
  reply: z.object({
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
    /** What the caller may do for people of the class who are ready. */
    Actions: z.array(z.enum(['prepare', 'issue'])),
    People: z.array(
      z.object({
        TraineeID: z.int(),
        RegistrationID: z.int(),
        TraineeCode: z.string(),
        NameAr: z.string(),
        NameEn: z.string(),
        Percent: z.number().nullable(),
        BandName: trilingualReply.nullable(),
        AttendancePercent: z.number().nullable(),
        /** Which one they have earned of what was asked for. */
        Earned: z.enum(issuedKinds).nullable(),
        /** Of the practical part; null until it is released. */
        PracticalPercent: z.number().nullable(),
        Obstacles: z.array(z.enum(obstacleKinds)),
        /** One of this class was revoked: an administrator alone issues anew. */
        WasRevoked: z.boolean(),
        Certificate: Certificate.nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const saveTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/SaveTraineeCertificate',
  who: 'certificateIssuers',
  effect: 'writes',
  forOthers: true,
  summary:
    'Issues a certificate to one trainee of a class, to look at; asked again it answers with the one that stands.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId(), Certificate: z.enum(issuedKinds) }),
  reply: z.object({ ID: z.int(), Serial: z.string() }),
  refusals: [notEligible, ownCertificate],
})

const forPeople = z.strictObject({
  CourseClassID: id(),
  Kind: z.enum(askedKinds),
  TraineeIDs: z.array(id()).min(1, 'required').max(500, tooMany),
})

export const prepareCertificates = call({
  method: 'POST',
  path: '/api/Certificate/PrepareCertificates',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Prepares certificates for several trainees of a class, all or none; they are out once they are issued.',
  body: forPeople,
  reply: z.object({ Prepared: z.int() }),
  refusals: [notEligible, ownCertificate],
})

export const issueCertificates = call({
  method: 'POST',
  path: '/api/Certificate/IssueCertificates',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Issues certificates to several trainees of a class, to look at, all or none; those prepared and new ones.',
  body: forPeople,
  reply: z.object({ Issued: z.int() }),
  refusals: [notEligible, ownCertificate],
})

export const changeCertificateMode = call({
  method: 'POST',
  path: '/api/Trainee/changeCertificateMode',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Opens or locks the download, hides a certificate with a reason, or shows it again.',
  body: z.strictObject({
    ID: id(),
    Action: z.enum(['allowDownload', 'lockDownload', 'hide', 'show']),
    Reason: optionalLine(300).optional(),
    LockVersion: version(),
  }),
  reply: savedReply,
  refusals: [notNow, reasonMissing, changedMeanwhile, ownCertificate],
})

export const setIsDownloadCertificate = call({
  method: 'POST',
  path: '/api/Trainee/SetIsDownloadCertificate',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Opens or locks the download of several certificates, all or none.',
  body: z.strictObject({ ...idList.shape, IsDownload: z.boolean() }),
  reply: doneReply,
  refusals: [notNow, ownCertificate],
})

const asksForChange = z.strictObject({ ID: id(), Reason: line(300), LockVersion: version() })

export const askRegeneration = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/reGenerateCertificate',
  who: 'certificateIssuers',
  effect: 'writes',
  summary:
    'Asks for the next version under the same serial; another person approves, then it is issued from the facts of that day and the old one is superseded.',
  body: asksForChange,
  reply: savedReply,
  refusals: [notNow, changeAsked, notEligible, changedMeanwhile, ownCertificate],
})

export const askRevocation = call({
  method: 'POST',
  path: '/api/Certificate/AskRevocation',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Asks that a certificate be revoked, with the reason; an administrator who is another person approves.',
  body: asksForChange,
  reply: savedReply,
  refusals: [notNow, changeAsked, changedMeanwhile, ownCertificate],
})

export const decideChange = call({
  method: 'POST',
  path: '/api/Certificate/DecideChange',
  who: 'certificateIssuers',
  effect: 'writes',
  pastTheWall: 'A certificate without a course is given out by whoever holds the right, to whichever trainee.',
  summary: 'Approves what another person asked for, which then happens, or rejects it with a reason.',
  body: changeDecision,
  reply: doneReply,
  refusals: [notNow, secondPersonNeeded, reasonMissing, notEligible, ownCertificate],
})

export const withdrawChange = call({
  method: 'POST',
  path: '/api/Certificate/WithdrawChange',
  who: 'certificateIssuers',
  effect: 'writes',
  summary: 'Takes back what one has asked for and nobody has decided.',
  body: z.strictObject({ ID: id() }),
  reply: doneReply,
  refusals: [notNow, ownCertificate],
})

export const getTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineeCertificate',
  who: 'courseRequest',
  effect: 'reads',
  forOthers: true,
  summary: 'The certificates of one trainee in one class.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId() }),
  reply: z.array(Certificate),
  refusals: [],
})
