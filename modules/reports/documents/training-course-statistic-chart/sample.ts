import type { Content } from '#platform/shared/document/document.ts'
import type chart from './document.ts'

const months = (value: (at: number) => number | null, before: (at: number) => number | null) =>
  Array.from({ length: 12 }, (_, at) => ({
    Month: `2027-${String(at + 1).padStart(2, '0')}`,
    Value: value(at),
    Before: before(at),
  }))

export default {
  From: '2027-01-01',
  To: '2027-12-31',
  Classes: months(
    (at) => 4 + (at % 5),
    (at) => 3 + (at % 4),
  ),
  Taken: months(
    (at) => 60 + at * 7,
    (at) => 55 + at * 5,
  ),
  PassRate: months(
    (at) => (at === 7 ? null : 70 + at),
    (at) => 68 + at,
  ),
  Courses: [
    {
      Name: {
        ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات',
        en: 'Safety Management System Essentials for Operators of Aerodromes',
        fr: 'Bases du système de gestion de la sécurité pour les exploitants d’aérodromes',
      },
      Taken: 171,
      Before: 150,
    },
    {
      Name: { ar: 'التوعية بأمن الطيران', en: 'Aviation security awareness', fr: 'Sensibilisation à la sûreté' },
      Taken: 4,
      Before: 0,
    },
  ],
} satisfies Content<typeof chart>
