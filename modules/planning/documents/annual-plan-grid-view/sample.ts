import type { Content } from '#platform/shared/document/document.ts'
import type annualPlanGridView from './document.ts'

export default {
  From: '2027-01-01',
  To: '2027-12-31',
  Years: [
    {
      Year: 2027,
      Courses: [
        {
          Code: 'SMS-101',
          Name: {
            ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات ومقدمي خدمات الملاحة الجوية',
            en: 'Safety Management System Essentials for Operators of Aerodromes and Air Navigation Services',
            fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
          },
          Runs: [
            { StartDate: '2027-02-07', EndDate: '2027-02-11' },
            { StartDate: '2027-02-21', EndDate: '2027-02-25' },
            { StartDate: '2027-11-28', EndDate: '2027-12-02' },
          ],
        },
      ],
    },
  ],
} satisfies Content<typeof annualPlanGridView>
