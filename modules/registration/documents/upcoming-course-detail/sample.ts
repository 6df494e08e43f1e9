import type { Content } from '#platform/shared/document/document.ts'
import type upcomingCourseDetail from './document.ts'

export default {
  ClassCode: 'CC-2026-0042',
  PlanRowCode: null,
  CourseCode: 'SMS-101',
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة',
    en: 'Safety Management System Essentials',
    fr: 'Bases du système de gestion de la sécurité',
  },
  CategoryName: { ar: 'السلامة', en: 'Safety', fr: 'Sécurité' },
  LevelName: { ar: 'أساسي', en: 'Basic', fr: 'Débutant' },
  LanguageName: { ar: 'العربية', en: 'Arabic', fr: 'Arabe' },
  Place: 'academy',
  ClassRoomName: { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' },
  StartDate: '2026-12-06',
  EndDate: '2026-12-10',
  Hours: 25,
  Fee: { Minor: 60_000, Currency: 'USD' },
  SeatsLeft: 8,
  Objectives: {
    ar: 'شرح ركائز النظام\nتقدير المخاطر',
    en: 'Explain the pillars of the system\nAssess risks',
    fr: 'Expliquer les piliers du système\nÉvaluer les risques',
  },
  Prerequisite: { ar: 'خبرة ستة أشهر', en: 'Six months of experience', fr: 'Six mois d’expérience' },
  Prerequisites: [
    { Code: 'GHO-110', Name: { ar: 'المناولة الأرضية', en: 'Ground handling', fr: 'Assistance en escale' } },
  ],
  Sessions: [{ Day: '2026-12-06', StartsAt: '09:00', EndsAt: '14:00' }],
  Modules: [{ Name: { ar: 'مقدمة', en: 'Introduction', fr: 'Introduction' }, Hours: 10 }],
  Address: 'https://academy.example/UpcomingCourse?search=CC-2026-0042',
} satisfies Content<typeof upcomingCourseDetail>
