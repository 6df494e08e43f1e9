import type { Content } from '#platform/shared/document/document.ts'
import type numberBeneficiaries from './document.ts'

export default {
  ClassCode: 'CC-2027-0012',
  CourseName: {
    ar: 'أساسيات نظام إدارة السلامة لمشغلي المطارات',
    en: 'Safety Management System Essentials for Operators of Aerodromes',
    fr: 'Bases du système de gestion de la sécurité',
  },
  StartDate: '2027-02-07',
  EndDate: '2027-02-11',
  Organizations: [
    {
      Name: {
        ar: 'الشركة الوطنية لخدمات الملاحة الجوية والمناولة الأرضية',
        en: 'National Company for Air Navigation and Ground Handling Services',
        fr: 'Compagnie nationale des services de navigation aérienne',
      },
      Men: 6,
      Women: 4,
      Together: 10,
    },
    { Name: null, Men: 2, Women: 3, Together: 6 },
  ],
  Nationalities: [
    { Name: { ar: 'مصرية', en: 'Egyptian', fr: 'Égyptienne' }, Men: 7, Women: 7, Together: 14 },
    { Name: null, Men: 1, Women: 0, Together: 2 },
  ],
} satisfies Content<typeof numberBeneficiaries>
