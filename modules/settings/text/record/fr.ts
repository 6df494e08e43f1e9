import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as settings } from '../fr.ts'

const place = 'Emplacement de l’image'

export const fr: Words<typeof ar> = {
  rights: {
    changeNumberSeries: 'Modifier une numérotation',
    setPaperImage: 'Placer les images des documents',
    removePaperImage: 'Retirer les images des documents',
    changeDocumentLook: 'Modifier la présentation des documents imprimés',
  },
  facts: {
    series: settings.screens.numberSeries,
    place,
    document: settings.documents.document,
    replaces: 'À la place de l’image',
  },
  columns: {
    pattern: settings.fields.pattern,
    digits: settings.fields.digits,
    restarts: settings.fields.restarts,
    place,
    isCurrent: 'Figure sur les documents',
    isOff: settings.documents.off,
    title: settings.documents.ownTitle,
    footer: settings.documents.footer,
    signatories: settings.documents.signedBy,
  },
}
