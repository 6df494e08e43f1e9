import * as z from 'zod'
import { Snapshot } from '#modules/certificates/contract/certificates.ts'
import { queryId } from '#platform/shared/shapes.ts'
import { report } from './report.ts'

const params = z.strictObject({ CourseClassID: queryId(), TraineeID: queryId() })

const shape = z.object({
  Serial: z.string(),
  Version: z.int(),
  MayDownload: z.boolean(),
  /** Where the QR code leads. */
  VerifyAddress: z.string(),
  VerifyCode: z.string(),
  /** Language of the holder: the document's own unless the reader chooses another. */
  Language: z.string(),
  Snapshot,
})

const sample = {
  Serial: 'CERTIFICATE-2026-0042',
  Version: 1,
  MayDownload: true,
  VerifyAddress: 'https://diwan.example/verify/00000000000000000000000000000000',
  VerifyCode: '00000000000000000000000000000000',
  Language: 'ar',
  Snapshot: {
    Kind: 'completion' as const,
    NameAr: 'Layla Hassan Alansari',
    NameEn: 'Layla Hassan Alansari',
    CourseName: { en: 'Safety Management Systems', fr: 'Systèmes de gestion de la sécurité' },
    CourseCode: 'SMS-101',
    ClassCode: 'CC-2026-0007',
    StartsOn: '2026-03-01',
    EndsOn: '2026-03-05',
    Hours: 25,
    Percent: 91.5,
    BandName: { en: 'Excellent', fr: 'Excellent' },
    IssuedOn: '2026-03-08',
    AcademyName: { en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' },
    Template: 1,
  },
}

export const certificateReport = report({
  key: 'Certificate',
  path: '/report/Certificate/:CourseClassID?/:TraineeID?',
  title: 'reports:screens.certificate',
  params,
  open: 'adminCoordinatorTrainee',
  paper: 'landscape',
  summary: 'The certificate of completion or excellence of a trainee in a class, as it was issued.',
  shape,
  sample,
})

export const attendanceCertificateReport = report({
  key: 'AttendeCertificate',
  path: '/report/AttendeCertificate/:CourseClassID?/:TraineeID?',
  title: 'reports:screens.attendanceCertificate',
  params,
  open: 'adminCoordinatorTrainee',
  paper: 'landscape',
  summary: 'The attendance certificate of a trainee in a class, as it was issued.',
  shape,
  sample: {
    ...sample,
    Snapshot: { ...sample.Snapshot, Kind: 'attendance' as const, Percent: null, BandName: null },
  },
})
