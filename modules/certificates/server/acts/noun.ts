import type { Asked } from '#platform/server/handler.ts'
import type { Noun } from '#platform/server/acts/write-act.ts'
import { certificateActs } from '../../contract/acts.ts'
import type { LockedCertificate } from '../store/certificates.ts'

type Doing = Pick<Asked<unknown>, 'db' | 'record'>

/**
 * What each fact about a certificate carries. Beside these: the mode it came `from`; `changeId` and `askedBy` of what two
 * people decided; what it `replaces`. Neither what is printed nor the code of verification is kept.
 */
export const noun: Noun<typeof certificateActs, 'certificates.certificate', LockedCertificate, Doing> = {
  acts: certificateActs,
  stored: {
    table: 'certificates.certificate',
    unkept: [
      'id',
      'kind',
      'class_id',
      'registration_id',
      'trainee_id',
      'track_completion_id',
      'snapshot',
      'signed',
      'verify_code',
      'issued_by',
      'issued_at',
      'lock_version',
    ],
    version: 'lock_version',
  },
  idOf: (certificate) => certificate.id,
  factsOf: ({ class_id, trainee_id, serial, kind }) => ({
    traineeId: trainee_id,
    serial,
    kind,
    ...(class_id === null ? {} : { classId: class_id }),
  }),
}
