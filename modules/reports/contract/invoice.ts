import * as z from 'zod'
import { invoiceReply } from '#modules/registration/contract/shapes.ts'
import { day, queryId, trilingualReply } from '#platform/shared/shapes.ts'
import { report } from './report.ts'

const shape = z.object({
  Language: z.string(),
  AcademyName: trilingualReply,
  Invoice: invoiceReply,
  /** The rate frozen at issue: how many of the currency one US dollar bought. */
  PerUsd: z.number(),
  RegistrationCode: z.string(),
  ClassCode: z.string(),
  CourseCode: z.string(),
  CourseName: trilingualReply,
  StartDate: day(),
  EndDate: day(),
  TraineeCode: z.string(),
  TraineeName: trilingualReply,
  OrganizationName: trilingualReply.nullable(),
})

export const invoiceReport = report({
  key: 'CourseRegistrationInvoiceIACE',
  path: '/report/CourseRegistrationInvoiceIACE/:ID?/:AnnualPlanID?',
  title: 'reports:screens.invoice',
  params: z.strictObject({ ID: queryId(), AnnualPlanID: queryId().optional() }),
  open: 'all',
  paper: 'portrait',
  summary: 'The invoice of a registration, by the registration’s id.',
  shape,
  sample: {
    Language: 'en',
    AcademyName: { en: 'Diwan Training Academy', fr: 'Académie de formation Diwan' },
    Invoice: {
      ID: 1,
      Number: 'INVOICE-2026-0107',
      Lines: [{ Text: { en: 'Course fee, Safety Management Systems' }, Quantity: 1, Minor: 45_000 }],
      Amount: { Minor: 45_000, Currency: 'USD' },
      Received: { Minor: 0, Currency: 'USD' },
      IssuedAt: '2026-02-01T08:00:00.000Z',
      DueDate: '2026-02-15',
      State: 'sent',
    },
    PerUsd: 1,
    RegistrationCode: 'REGISTRATION-2026-0311',
    ClassCode: 'CC-2026-0007',
    CourseCode: 'SMS-101',
    CourseName: { en: 'Safety Management Systems' },
    StartDate: '2026-03-01',
    EndDate: '2026-03-05',
    TraineeCode: 'TR-0042',
    TraineeName: { en: 'Layla Hassan Alansari' },
    OrganizationName: null,
  },
})
