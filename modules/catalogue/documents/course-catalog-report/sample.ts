import type { Content } from '#platform/shared/document/document.ts'
import type courseCatalogReport from './document.ts'

export default {
  Categories: [
    {
      Name: { ar: 'السلامة', en: 'Safety', fr: 'Sécurité' },
      Courses: [
        {
          Code: 'SMS-101',
          Name: { ar: 'أساسيات السلامة', en: 'Safety essentials', fr: 'Bases de la sécurité' },
          LevelName: { ar: 'أساسي', en: 'Basic', fr: 'Débutant' },
          Hours: 25,
          Days: 5,
          Fee: { Minor: 60_000, Currency: 'USD' },
        },
      ],
    },
    {
      Name: null,
      Courses: [
        {
          Code: 'GEN-100',
          Name: { ar: 'مقدمة', en: 'Introduction', fr: 'Introduction' },
          LevelName: null,
          Hours: 5,
          Days: 1,
          Fee: { Minor: 0, Currency: 'USD' },
        },
      ],
    },
  ],
} satisfies Content<typeof courseCatalogReport>
