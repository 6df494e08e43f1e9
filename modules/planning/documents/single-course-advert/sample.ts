import type { Content } from '#platform/shared/document/document.ts'
import type singleCourseAdvert from './document.ts'

export default {
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
  LevelName: { ar: 'أساسي', en: 'Basic', fr: 'Débutant' },
  ClassRoomName: { ar: 'قاعة النيل', en: 'Nile room', fr: 'Salle Nil' },
  Weekdays: [0, 1, 2, 3, 4],
  StartTime: '09:00',
  EndTime: '14:00',
  Objectives: {
    ar: 'شرح ركائز النظام\nتقدير المخاطر',
    en: 'Explain the pillars of the system\nAssess risks',
    fr: 'Expliquer les piliers du système\nÉvaluer les risques',
  },
  Prerequisite: { ar: 'خبرة ستة أشهر', en: 'Six months of experience', fr: 'Six mois d’expérience' },
  Address: 'https://academy.example/UpcomingCourse?search=CC-2027-0042',
  IsOpen: true,
} satisfies Content<typeof singleCourseAdvert>
