import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as competitions } from '#modules/competitions/text/en.ts'

export const en: Words<typeof ar> = {
  title: competitions.fields.certificate,
  certifies: '{{academy}} hereby certifies that',
  tookPart: 'took part in the competition',
  held: 'held on {{day}}',
  number: competitions.fields.certificateNumber,
  competition: competitions.fields.code,
  issuedOn: 'Issued on',
  verify: 'To verify, scan the code or open the address',
}
