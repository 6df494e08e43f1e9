import { ar as settings } from '../ar.ts'

const place = 'موضع الصورة'

export const ar = {
  rights: {
    changeNumberSeries: 'تغيير ترقيم السجلات',
    setPaperImage: 'وضع صور المستندات',
    removePaperImage: 'إزالة صور المستندات',
    changeDocumentLook: 'تغيير شكل المستندات المطبوعة',
  },
  facts: {
    series: settings.screens.numberSeries,
    place,
    document: settings.documents.document,
    replaces: 'بدلًا من الصورة',
  },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
    place,
    isCurrent: 'تظهر الآن',
    isOff: settings.documents.off,
    title: settings.documents.ownTitle,
    footer: settings.documents.footer,
    signatories: settings.documents.signedBy,
  },
} as const
