import type { Content } from '#platform/shared/document/document.ts'
import type statistic from './document.ts'

export default {
  From: '2027-01-01',
  To: '2027-12-31',
  Courses: [
    {
      Code: 'SMS-101',
      Name: {
        ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات',
        en: 'Safety Management System Essentials for Operators of Aerodromes',
        fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
      },
      Classes: 12,
      Offered: 192,
      Taken: 171,
      Results: 160,
      Passed: 148,
      PassRate: 92.5,
      MeanPercent: 78.31,
    },
    {
      Code: 'AVS-110',
      Name: { ar: 'التوعية بأمن الطيران', en: 'Aviation security awareness', fr: 'Sensibilisation à la sûreté' },
      Classes: 1,
      Offered: 16,
      Taken: 4,
      Results: 0,
      Passed: 0,
      PassRate: null,
      MeanPercent: null,
    },
  ],
} satisfies Content<typeof statistic>
