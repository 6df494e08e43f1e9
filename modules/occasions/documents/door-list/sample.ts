import type { Content } from '#platform/shared/document/document.ts'
import type doorList from './document.ts'

export default {
  Title: { ar: 'يوم سلامة الطيران', en: 'Aviation safety day', fr: 'Journée de la sécurité aérienne' },
  Place: { ar: 'القاعة الكبرى', en: 'Main hall', fr: 'Grande salle' },
  FirstDay: '2026-12-10',
  LastDay: '2026-12-10',
  StartsAt: '10:00',
  EndsAt: '14:30',
  Guests: [
    { Name: 'ليلى حسن محمود', Organization: 'شركة النيل للطيران', Code: 'AB3D-9K2M-QX7T', HasArrived: false },
    { Name: 'Marc Dubois', Organization: '', Code: 'ZZ22-KK33-MM44', HasArrived: true },
  ],
} satisfies Content<typeof doorList>
