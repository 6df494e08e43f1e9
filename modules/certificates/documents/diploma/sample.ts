import type { Content } from '#platform/shared/document/document.ts'
import certificate from '../certificate/sample.ts'
import type diploma from './document.ts'

const courses = [
  certificate.Snapshot.CourseName,
  { ar: 'التدقيق الداخلي', en: 'Internal Auditing', fr: 'Audit interne' },
]

export default {
  ...certificate,
  Snapshot: {
    ...certificate.Snapshot,
    Kind: 'diploma' as const,
    CourseName: {
      ar: 'دبلوم إدارة السلامة',
      en: 'Diploma in Safety Management',
      fr: 'Diplôme en gestion de la sécurité',
    },
    ClassCode: null,
    StartsOn: null,
    EndsOn: null,
    Percent: null,
    BandName: null,
    Courses: courses,
    Texts: {
      ar: '<p>تشهد أكاديمية ديوان للتدريب بأن</p><h2>ليلى حسن الأنصاري</h2><p>Layla Hassan Alansari</p><p>قد استوفت متطلبات نيل</p><h3>دبلوم إدارة السلامة</h3>',
      en: '<p>Diwan Training Academy certifies that</p><h2>Layla Hassan Alansari</h2><p>ليلى حسن الأنصاري</p><p>has met all the requirements of</p><h3>Diploma in Safety Management</h3>',
      fr: '<p>Académie de formation Diwan atteste que</p><h2>Layla Hassan Alansari</h2><p>ليلى حسن الأنصاري</p><p>est reconnue comme ayant satisfait à toutes les exigences de</p><h3>Diplôme en gestion de la sécurité</h3>',
    },
  },
} satisfies Content<typeof diploma>
