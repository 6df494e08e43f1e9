import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as settings } from '../en.ts'

const place = 'Place of the picture'

export const en: Words<typeof ar> = {
  rights: {
    changeNumberSeries: 'Change a number series',
    setPaperImage: 'Put pictures on documents',
    removePaperImage: 'Take pictures off documents',
    changeDocumentLook: 'Change the look of printed documents',
  },
  facts: {
    series: settings.screens.numberSeries,
    place,
    document: settings.documents.document,
    replaces: 'In place of picture',
  },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
    place,
    isCurrent: 'Stands on documents now',
    isOff: settings.documents.off,
    title: settings.documents.ownTitle,
    footer: settings.documents.footer,
    signatories: settings.documents.signedBy,
  },
}
