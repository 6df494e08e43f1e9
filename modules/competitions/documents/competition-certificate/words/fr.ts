import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { fr as competitions } from '#modules/competitions/text/fr.ts'

export const fr: Words<typeof ar> = {
  title: competitions.fields.certificate,
  certifies: '{{academy}} certifie par la présente que',
  tookPart: 'a participé au concours',
  held: 'tenu le {{day}}',
  number: competitions.fields.certificateNumber,
  competition: competitions.fields.code,
  issuedOn: 'Délivrée le',
  verify: 'Pour vérifier, scannez le code ou ouvrez l’adresse',
}
