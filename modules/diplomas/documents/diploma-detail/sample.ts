import type { Content } from '#platform/shared/document/document.ts'
import type diplomaDetail from './document.ts'

export default {
  Code: 'DIP-SAF',
  Name: {
    ar: 'دبلوم إدارة السلامة في الطيران',
    en: 'Diploma in Aviation Safety Management',
    fr: 'Diplôme en gestion de la sécurité',
  },
  ImageID: null,
  LevelName: { ar: 'متقدم', en: 'Advanced', fr: 'Avancé' },
  Fee: { Minor: 240_000, Currency: 'USD' },
  Description: {
    ar: 'لمن يتولّى نظام السلامة.',
    en: 'For those who run safety.',
    fr: 'Pour ceux qui animent la sécurité.',
  },
  Objectives: {
    ar: 'إدارة النظام\nالتحقيق في الأحداث',
    en: 'Run the system\nInvestigate occurrences',
    fr: 'Animer le système\nEnquêter sur les événements',
  },
  Admission: { ar: 'سنتان من العمل', en: 'Two years of work', fr: 'Deux ans de travail' },
  Tracks: [
    {
      Code: 'TRK-SAF-OPS',
      Name: { ar: 'السلامة التشغيلية', en: 'Operational safety', fr: 'Sécurité des opérations' },
      Description: { ar: 'للعاملين في التشغيل', en: 'For operations', fr: 'Pour les opérations' },
      LeastElectives: 1,
      Courses: [
        {
          Code: 'SMS-101',
          Name: { ar: 'أساسيات السلامة', en: 'Safety essentials', fr: 'Bases de la sécurité' },
          Hours: 25,
          IsRequired: true,
        },
        {
          Code: 'SMS-120',
          Name: { ar: 'الاستجابة للطوارئ', en: 'Emergency response', fr: 'Intervention d’urgence' },
          Hours: 16,
          IsRequired: false,
        },
      ],
    },
  ],
} satisfies Content<typeof diplomaDetail>
