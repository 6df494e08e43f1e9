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
    TaxPercent: 14,
    Tax: { Minor: 368_228, Currency: 'EGP' },
    Amount: { Minor: 2_998_428, Currency: 'EGP' },
    Credited: { Minor: 95_050, Currency: 'EGP' },
    Received: { Minor: 1_000_000, Currency: 'EGP' },
    IssuedAt: '2026-02-01T08:00:00.000Z',
    DueDate: '2026-02-15',
    State: 'sent',
    IsAsked: true,
  },
  Rate: 50,
  BaseCurrency: 'USD',
  BankDetails: {
    ar: 'بنك مصر، فرع مصر الجديدة\nحساب 1234567890123 باسم أكاديمية ديوان للتدريب\nسويفت BMISEGCX',
    en: 'Banque Misr, Heliopolis branch\nAccount 1234567890123, Diwan Training Academy\nSWIFT BMISEGCX',
    fr: 'Banque Misr, agence d’Héliopolis\nCompte 1234567890123, Académie de formation Diwan\nSWIFT BMISEGCX',
  },
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
  PayerName: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
} satisfies Content<typeof invoice>
