import type { Content } from '#platform/shared/document/document.ts'
import type meanStatistics from './document.ts'

export default {
  ClassCode: 'CC-2027-0012',
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات',
    en: 'Safety Management System Essentials for Operators of Aerodromes',
    fr: 'Bases du système de gestion de la sécurité',
  },
  StartDate: '2027-02-07',
  EndDate: '2027-02-11',
  Trainees: 16,
  PassPercent: 60,
  Means: [
    {
      Name: { ar: 'المشاركة', en: 'Participation', fr: 'Participation' },
      Share: 10,
      MaxScore: 10,
      Given: 16,
      Average: 7.875,
      Lowest: 4,
      Highest: 10,
    },
    {
      Name: { ar: 'الواجبات', en: 'Assignments', fr: 'Devoirs' },
      Share: 20,
      MaxScore: 100,
      Given: 0,
      Average: null,
      Lowest: null,
      Highest: null,
    },
  ],
  Exams: [
    {
      Name: { ar: 'الاختبار النهائي', en: 'Final exam', fr: 'Examen final' },
      Share: 40,
      Given: 15,
      Average: 71.333,
      Lowest: 35,
      Highest: 98,
    },
  ],
} satisfies Content<typeof meanStatistics>
