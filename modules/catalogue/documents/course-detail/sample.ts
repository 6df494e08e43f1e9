import type { Content } from '#platform/shared/document/document.ts'
import type courseDetail from './document.ts'

export default {
  Code: 'SMS-101',
  Name: {
    ar: 'أساسيات نظام إدارة السلامة',
    en: 'Safety Management System Essentials',
    fr: 'Bases du système de gestion de la sécurité',
  },
  CategoryName: { ar: 'السلامة', en: 'Safety', fr: 'Sécurité' },
  LevelName: { ar: 'أساسي', en: 'Basic', fr: 'Débutant' },
  Types: [{ ar: 'حضوري', en: 'Classroom', fr: 'Présentiel' }],
  ImageID: null,
  Languages: [{ ar: 'العربية', en: 'Arabic', fr: 'Arabe' }],
  Revision: 3,
  Hours: 25,
  Days: 5,
  Fee: { Minor: 60_000, Currency: 'USD' },
  PassPercent: 60,
  AttendancePercent: 80,
  Objectives: {
    ar: 'شرح ركائز النظام\nتقدير المخاطر',
    en: 'Explain the pillars of the system\nAssess risks',
    fr: 'Expliquer les piliers du système\nÉvaluer les risques',
  },
  Prerequisite: { ar: 'خبرة ستة أشهر', en: 'Six months of experience', fr: 'Six mois d’expérience' },
  Prerequisites: [
    { Code: 'GHO-110', Name: { ar: 'المناولة الأرضية', en: 'Ground handling', fr: 'Assistance en escale' } },
  ],
  Modules: [
    {
      ID: 1,
      Name: { ar: 'مقدمة', en: 'Introduction', fr: 'Introduction' },
      Hours: 10,
      IsActive: true,
      Lessons: [
        {
          ID: 1,
          Name: { ar: 'ثقافة السلامة', en: 'Safety culture', fr: 'Culture de sécurité' },
          Minutes: 90,
          IsActive: true,
        },
      ],
    },
  ],
  EvaluationMeans: [
    {
      ID: 1,
      Kind: 'participation',
      Name: { ar: 'المشاركة', en: 'Participation', fr: 'Participation' },
      Percent: 10,
      MaxScore: 10,
    },
  ],
  InstructorNames: [{ ar: 'عمر الراوي', en: 'Omar Alrawi' }],
} satisfies Content<typeof courseDetail>
