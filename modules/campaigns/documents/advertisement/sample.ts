import type { Content } from '#platform/shared/document/document.ts'
import type advertisement from './document.ts'

export default {
  Title: {
    ar: 'دورة الشتاء في إدارة السلامة',
    en: 'Winter course in safety management',
    fr: 'Formation d’hiver en gestion de la sécurité',
  },
  Body: {
    ar: '<div dir="rtl"><p>خمسة أيام من التدريب العملي، والمقاعد محدودة.</p></div>',
    en: '<div dir="ltr"><p>Five days of practical training; seats are limited.</p></div>',
    fr: '<div dir="ltr"><p>Cinq jours de formation pratique ; les places sont limitées.</p></div>',
  },
  Picture: null,
  TargetName: {
    ar: 'أساسيات نظام إدارة السلامة',
    en: 'Safety Management System Essentials',
    fr: 'Bases du système de gestion de la sécurité',
  },
  TargetCode: 'CC-2027-0042',
  Address: 'https://academy.example/report/UpcomingCourseDetail/42',
  StartsOn: '2027-01-10',
  EndsOn: '2027-01-31',
} satisfies Content<typeof advertisement>
