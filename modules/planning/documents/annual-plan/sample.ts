import type { Content } from '#platform/shared/document/document.ts'
import type annualPlan from './document.ts'

export default {
  From: '2027-01-01',
  To: '2027-12-31',
  Months: [
    {
      First: '2027-02-01',
      Rows: [
        {
          CourseCode: 'SMS-101',
          Name: {
            ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات ومقدمي خدمات الملاحة الجوية',
            en: 'Safety Management System Essentials for Operators of Aerodromes and Air Navigation Services',
            fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
          },
          StartDate: '2027-02-07',
          EndDate: '2027-02-11',
          Hours: 25,
          LanguageName: { ar: 'العربية', en: 'Arabic', fr: 'Arabe' },
          Place: 'academy',
          Fee: { Minor: 60_000, Currency: 'USD' },
        },
        {
          CourseCode: 'GHO-110',
          Name: { ar: 'المناولة الأرضية', en: 'Ground handling', fr: 'Assistance en escale' },
          StartDate: '2027-02-28',
          EndDate: '2027-03-02',
          Hours: 15,
          LanguageName: { ar: 'الإنجليزية', en: 'English', fr: 'Anglais' },
          Place: 'online',
          Fee: { Minor: 0, Currency: 'USD' },
        },
      ],
    },
  ],
} satisfies Content<typeof annualPlan>
