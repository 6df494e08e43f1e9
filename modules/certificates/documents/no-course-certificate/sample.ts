import type { Content } from '#platform/shared/document/document.ts'
import certificate from '../certificate/sample.ts'
import type noCourseCertificate from './document.ts'

const title = { ar: 'شهادة تقدير', en: 'Certificate of appreciation', fr: 'Certificat de reconnaissance' }
const description = {
  ar: 'لجهودها في تنظيم ملتقى السلامة',
  en: 'for her work on the safety forum',
  fr: 'pour son travail au forum de la sécurité',
}

export default {
  ...certificate,
  Snapshot: {
    ...certificate.Snapshot,
    Kind: 'noCourse' as const,
    CourseName: title,
    CourseCode: null,
    ClassCode: null,
    StartsOn: null,
    EndsOn: null,
    Hours: null,
    Percent: null,
    BandName: null,
    Description: description,
    Texts: {
      ar: `<p>تشهد أكاديمية ديوان للتدريب بأن</p><h2>ليلى حسن الأنصاري</h2><p>قد مُنحت هذه الشهادة</p><h3>${title.ar}</h3><p>${description.ar}</p>`,
      en: `<p>Diwan Training Academy certifies that</p><h2>Layla Hassan Alansari</h2><p>is awarded this certificate</p><h3>${title.en}</h3><p>${description.en}</p>`,
      fr: `<p>Académie de formation Diwan atteste que</p><h2>Layla Hassan Alansari</h2><p>est distinguée par la présente attestation</p><h3>${title.fr}</h3><p>${description.fr}</p>`,
    },
  },
} satisfies Content<typeof noCourseCertificate>
