import type { Content } from '#platform/shared/document/document.ts'
import type invoice from './document.ts'

export default {
  Invoice: {
    ID: 1,
    Number: 'INVOICE-2026-0107',
    Lines: [
      {
        Text: {
          ar: 'رسوم دورة نظم إدارة السلامة',
          en: 'Course fee, Safety Management Systems',
          fr: 'Frais de la formation Systèmes de gestion de la sécurité',
        },
        Quantity: 1,
        Minor: 2_250_000,
      },
      { Text: { ar: 'بدل إقامة', en: 'Accommodation', fr: 'Hébergement' }, Quantity: 4, Minor: 95_050 },
    ],
    Amount: { Minor: 2_630_200, Currency: 'EGP' },
    Received: { Minor: 1_000_000, Currency: 'EGP' },
    IssuedAt: '2026-02-01T08:00:00.000Z',
    DueDate: '2026-02-15',
    State: 'sent',
  },
  PerUsd: 50,
  RegistrationCode: 'REGISTRATION-2026-0311',
  ClassCode: 'CC-2026-0007',
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'نظم إدارة السلامة',
    en: 'Safety Management Systems',
    fr: 'Systèmes de gestion de la sécurité',
  },
  StartDate: '2026-03-01',
  EndDate: '2026-03-05',
  TraineeCode: 'TR-0042',
  TraineeName: { ar: 'ليلى حسن الأنصاري', en: 'Layla Hassan Alansari' },
  OrganizationName: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
} satisfies Content<typeof invoice>
