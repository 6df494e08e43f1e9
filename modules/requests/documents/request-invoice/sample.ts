import type { Content } from '#platform/shared/document/document.ts'
import type requestInvoice from './document.ts'

export default {
  Invoice: {
    ID: 1,
    Number: 'INVOICE-2026-0207',
    Lines: [
      {
        Text: {
          ar: 'رسوم دورة نظم إدارة السلامة لكل متدرب',
          en: 'Course fee a trainee, Safety Management Systems',
          fr: 'Frais par stagiaire, Systèmes de gestion de la sécurité',
        },
        Quantity: 12,
        Minor: 450_000,
      },
      { Text: { ar: 'تجهيز القاعة', en: 'Hall', fr: 'Salle' }, Quantity: 5, Minor: 95_050 },
    ],
    TaxPercent: 14,
    Tax: { Minor: 822_535, Currency: 'EGP' },
    Amount: { Minor: 6_697_785, Currency: 'EGP' },
    Credited: { Minor: 0, Currency: 'EGP' },
    Received: { Minor: 3_000_000, Currency: 'EGP' },
    IssuedAt: '2026-02-01T08:00:00.000Z',
    DueDate: '2026-02-15',
    State: 'sent',
    IsAsked: true,
  },
  Rate: 50,
  BaseCurrency: 'USD',
  BankDetails: {
    ar: 'بنك مصر، فرع مصر الجديدة\nحساب 1234567890123 باسم أكاديمية ديوان للتدريب',
    en: 'Banque Misr, Heliopolis branch\nAccount 1234567890123, Diwan Training Academy',
    fr: 'Banque Misr, agence d’Héliopolis\nCompte 1234567890123, Académie de formation Diwan',
  },
  RequestNumber: 'REQUEST-2026-0042',
  PayerName: { ar: 'شركة النيل للطيران', en: 'Nile Aviation', fr: 'Nile Aviation' },
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'نظم إدارة السلامة',
    en: 'Safety Management Systems',
    fr: 'Systèmes de gestion de la sécurité',
  },
  FirstDay: '2026-03-01',
  LastDay: '2026-03-05',
  Trainees: 12,
  ClassCode: 'CC-2026-0007',
} satisfies Content<typeof requestInvoice>
