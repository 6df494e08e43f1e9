import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, list } from '#platform/shared/record/list.ts'
import { changeAsked } from '#platform/shared/record/second-person.ts'
import {
  doneReply,
  id,
  idList,
  line,
  queryId,
  shortText,
  tooMany,
  trilingual,
  trilingualReply,
} from '#platform/shared/shapes.ts'
import { alreadyIssued, ownCertificate } from './refusals.ts'

const prepared = z.object({ Items: z.array(z.object({ ID: z.int(), TraineeID: z.int(), Serial: z.string() })) })
const most = 200
const pastTheWall = 'A certificate without a course may be given to any trainee, whomever else its maker works with.'

export const getPeopleToCertify = call({
  method: 'GET',
  path: '/api/Certificate/GetPeopleToCertify',
  who: 'certificateIssuers',
  effect: 'reads',
  pastTheWall,
  summary: 'Trainees by name or number, for whoever prepares a certificate without a course.',
  ...list({
    row: z.object({ ID: z.int(), Code: codeReply(), FullName: trilingualReply }).meta({ id: 'PersonToCertify' }),
    orders: ['Code'],
    first: '-Code',
    filters: {
      /** One of them, by id. */
      ID: queryId(),
    },
  }),
  refusals: [],
})

export const saveCertificateForNoCourse = call({
  method: 'GET',
  path: '/api/Trainee/SaveCertificateForNoCourse',
  who: 'certificateIssuers',
  effect: 'writes',
  pastTheWall,
  forOthers: true,
  summary:
    'Prepares a certificate without a course for each of these people, worded in the language of the asker, and asks a second person to approve; asked again it answers with those that stand.',
  query: z.strictObject({
    TraineeIDs: shortText(most * 11, 'tooMany')
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'notANumber')
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.int().max(2_147_483_647, 'notANumber')).max(most, 'tooMany')),
    CertificateName: line(200),
    Description: line(1000),
  }),
  reply: prepared,
  refusals: [ownCertificate],
})

/** What the form of certificates without a course gives. */
export const noCourseFields = z.strictObject({
  TraineeIDs: z.array(id()).min(1, 'required').max(most, tooMany),
  CertificateName: trilingual(200),
  Description: trilingual(1000),
})

export const askIssue = call({
  method: 'POST',
  path: '/api/Certificate/PrepareWithoutCourse',
  who: 'certificateIssuers',
  effect: 'writes',
  pastTheWall,
  summary:
    'Prepares a certificate without a course for each of these people, all or none, and asks a second person to approve; who has the same already keeps it.',
  body: noCourseFields,
  reply: prepared,
  refusals: [ownCertificate, changeAsked],
})

export const deleteListOfTraineeCertificate = call({
  method: 'POST',
  path: '/api/Trainee/DeleteListOfTraineeCertificate',
  who: 'certificateIssuers',
  effect: 'writes',
  pastTheWall,
  summary: 'Deletes certificates that were prepared and never given out, all or none; others are revoked.',
  body: idList,
  reply: doneReply,
  refusals: [alreadyIssued, ownCertificate],
})
