import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { changedMeanwhile, notNow } from '#platform/shared/refusal.ts'
import {
  code,
  day,
  doneReply,
  id,
  idList,
  instant,
  line,
  listQuery,
  optionalLine,
  paged,
  queryId,
  savedReply,
  trilingualReply,
  version,
  tooMany,
} from '#platform/shared/shapes.ts'
import { issuedKinds } from '../rules/eligibility.ts'
import { notEligible, reasonMissing } from './refusals.ts'

const kind = z.enum(['attendance', 'completion', 'excellence', 'diploma', 'practical', 'noCourse'])
const mode = z.enum(['prepared', 'issuedLocked', 'issuedDownloadable', 'hidden', 'superseded', 'revoked'])
const action = z.enum(['allowDownload', 'lockDownload', 'hide', 'show', 'regenerate'])

/** What is printed, frozen when the certificate was issued. */
export const Snapshot = z
  .object({
    Kind: kind,
    NameAr: z.string(),
    NameEn: z.string(),
    CourseName: trilingualReply,
    CourseCode: z.string(),
    ClassCode: z.string(),
    StartsOn: day(),
    EndsOn: day(),
    Hours: z.number(),
    Percent: z.number().nullable(),
    BandName: trilingualReply.nullable(),
    IssuedOn: day(),
    AcademyName: trilingualReply,
    Template: z.int(),
  })
  .meta({ id: 'CertificateSnapshot' })

const Certificate = z.object({
  ID: z.int(),
  Serial: z.string(),
  Version: z.int(),
  Kind: kind,
  Mode: mode,
  ModeReason: z.string().nullable(),
  CourseClassID: z.int().nullable(),
  TraineeID: z.int(),
  NameAr: z.string(),
  NameEn: z.string(),
  CourseName: trilingualReply,
  ClassCode: z.string(),
  IssuedAt: instant(),
  LockVersion: z.int(),
  Actions: z.array(action),
})

export const getAllTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/GetAllTraineeCertificate',
  who: 'adminCoordinatorTrainee',
  effect: 'reads',
  summary: 'Certificates, newest first; a trainee sees the own, without hidden and superseded ones.',
  query: listQuery(['IssuedAt', 'Serial'], {
    traineeID: queryId().optional(),
    courseClassID: queryId().optional(),
    Kind: kind.optional(),
    Mode: mode.optional(),
  }),
  reply: paged(Certificate),
  refusals: [],
})

export const getCandidates = call({
  method: 'GET',
  path: '/api/Certificate/GetCandidates',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary: 'Everybody of a class with what they may be issued and what stands in the way.',
  query: z.strictObject({ courseClassID: queryId(), Kind: z.enum(issuedKinds) }),
  reply: z.object({
    CourseClassID: z.int(),
    ClassCode: z.string(),
    CourseName: trilingualReply,
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
        Obstacles: z.array(
          z.enum([
            'resultNotPublished',
            'notPassed',
            'notTopBand',
            'attendanceTooLow',
            'attendanceNotFinal',
            'owesMoney',
          ]),
        ),
        Certificate: Certificate.nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const saveTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/SaveTraineeCertificate',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Issues a certificate to one trainee of a class; asked again it answers with the one that stands.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId(), Certificate: z.enum(issuedKinds) }),
  reply: z.object({ ID: z.int(), Serial: z.string() }),
  refusals: [notEligible],
})

export const issueCertificates = call({
  method: 'POST',
  path: '/api/Certificate/IssueCertificates',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Issues certificates to several trainees of a class, all or none.',
  body: z.strictObject({
    CourseClassID: id(),
    Kind: z.enum(issuedKinds),
    TraineeIDs: z.array(id()).min(1, 'required').max(500, tooMany),
  }),
  reply: z.object({ Issued: z.int() }),
  refusals: [notEligible],
})

export const changeCertificateMode = call({
  method: 'POST',
  path: '/api/Trainee/changeCertificateMode',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Opens or locks the download, hides a certificate with a reason, or shows it again.',
  body: z.strictObject({
    ID: id(),
    Action: z.enum(['allowDownload', 'lockDownload', 'hide', 'show']),
    Reason: optionalLine(300).optional(),
    LockVersion: version(),
  }),
  reply: savedReply,
  refusals: [notNow, reasonMissing, changedMeanwhile],
})

export const setIsDownloadCertificate = call({
  method: 'POST',
  path: '/api/Trainee/SetIsDownloadCertificate',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Opens or locks the download of several certificates, all or none.',
  body: z.strictObject({ ...idList.shape, IsDownload: z.boolean() }),
  reply: doneReply,
  refusals: [notNow],
})

export const reGenerateCertificate = call({
  method: 'POST',
  path: '/api/TraineeExamAnswer/reGenerateCertificate',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Issues the next version under the same serial from the facts of today; the old one is superseded.',
  body: z.strictObject({ ID: id(), Reason: line(300), LockVersion: version() }),
  reply: savedReply,
  refusals: [notNow, notEligible, changedMeanwhile],
})

export const getTraineeCertificate = call({
  method: 'GET',
  path: '/api/Trainee/GetTraineeCertificate',
  who: 'adminCoordinatorTrainee',
  effect: 'reads',
  summary: 'The certificates of one trainee in one class.',
  query: z.strictObject({ TraineeID: queryId(), CourseClassID: queryId() }),
  reply: z.array(Certificate),
  refusals: [],
})

export const verifyCertificate = call({
  method: 'GET',
  path: '/api/Certificate/VerifyCertificate',
  who: 'anonymous',
  effect: 'reads',
  summary: 'Every printed fact of a certificate and whether it is valid, for whoever holds its code.',
  query: z.strictObject({ Code: code(40) }),
  reply: z.object({
    Serial: z.string(),
    Version: z.int(),
    Status: z.enum(['valid', 'superseded', 'notValid']),
    /** Null where the academy no longer stands behind it. */
    Snapshot: Snapshot.nullable(),
  }),
  refusals: [],
  perSecond: 1,
})
