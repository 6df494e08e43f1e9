import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Handler } from '#platform/server/handler.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { standingFor } from '../../rules/eligibility.ts'
import { issuerOf, mayIssueAfterRevocation, verifiedStatus } from '../../rules/modes.ts'
import { certificateReply } from '../reply.ts'
import { plainOf } from '../acts/wording.ts'
import { inEachLanguage } from '#platform/shared/text.ts'
import { candidates } from '../acts/candidates.ts'
import { classOf } from '../acts/reached.ts'
import { settledWhereAsked } from '../acts/today.ts'
import * as store from '../store/certificates.ts'
import { listDiplomaCandidates } from '../store/diplomas.ts'

export const getAllTraineeCertificate: Handler<typeof calls.getAllTraineeCertificate> = async ({
  db,
  actor,
  query,
  request,
}) => {
  const { rows, total } = await store.listCertificates(db, actor, query)
  return { Items: rows.map((row) => certificateReply(row, actor, request.language)), Total: total }
}

export const getTraineeCertificate: Handler<typeof calls.getTraineeCertificate> = async ({
  db,
  actor,
  query,
  request,
}) => {
  const { rows } = await store.listCertificates(db, actor, {
    traineeID: query.TraineeID,
    courseClassID: query.CourseClassID,
    sort: '-IssuedAt',
    pageNum: 1,
    pageSize: 50,
  })
  return rows.map((row) => certificateReply(row, actor, request.language))
}

export const getCandidates: Handler<typeof calls.getCandidates> = async ({ db, actor, now, query, request }) => {
  const course = await classOf(db, query.courseClassID)
  const passesRevoked = mayIssueAfterRevocation(issuerOf(actor))
  const [people, live] = await Promise.all([
    candidates(db, course, query.Kind, { now, passesRevoked, language: actor.language }),
    store.liveOfClass(db, actor, course.class_id),
  ])
  return {
    CourseClassID: course.class_id,
    ClassCode: course.class_code,
    CourseName: course.course_name,
    Actions: issuerOf(actor) === null ? [] : (['prepare', 'issue'] as const).slice(),
    People: people.map((person) => {
      const theirs = live.filter((each) => each.TraineeID === person.traineeId)
      const own = standingFor(query.Kind, person.kind, theirs)
      return {
        TraineeID: person.traineeId,
        RegistrationID: person.registrationId,
        TraineeCode: person.traineeCode,
        NameAr: person.nameAr,
        NameEn: person.nameEn,
        Percent: person.percent,
        BandName: person.bandName,
        AttendancePercent: person.attendancePercent,
        Earned: person.kind,
        PracticalPercent: person.practicalPercent,
        Obstacles: person.obstacles,
        WasRevoked: person.wasRevoked,
        Certificate: own ? certificateReply(own, actor, request.language) : null,
      }
    }),
  }
}

export const verifyCertificate: Handler<typeof calls.verifyCertificate> = async ({ db, query }) => {
  const found = (await store.byVerifyCode(db, query.Code.toLowerCase())) ?? refuse(notFound)
  // Nothing with this code was ever given out.
  const status = verifiedStatus(found.mode, found.newestMode ?? found.mode) ?? refuse(notFound)
  const { CourseCode: _, Template: __, Look: ___, Texts, ...printed } = found.snapshot
  return {
    Serial: found.serial,
    Version: found.version,
    Status: status,
    Snapshot: status === 'notValid' ? null : printed,
    Wording: status === 'notValid' || !Texts ? null : inEachLanguage((language) => plainOf(Texts[language])),
  }
}

export const getDiplomaCandidates: Handler<typeof calls.getDiplomaCandidates> = async ({ db, actor, query }) => {
  const settled = await settledWhereAsked(db)
  const { rows, total } = await listDiplomaCandidates(db, { settled }, query)
  const issuer = issuerOf(actor)
  const Items = rows.map((row) => ({
    ...row,
    Actions:
      issuer !== null &&
      row.Serial === null &&
      !row.OwesMoney &&
      (!row.WasRevoked || mayIssueAfterRevocation(issuer)) &&
      row.TraineeID !== actor.traineeId
        ? (['issueDiploma'] as const).slice()
        : [],
  }))
  return { Items, Total: total }
}
