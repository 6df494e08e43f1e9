import { ar as competitions } from '#modules/competitions/text/ar.ts'

export const ar = {
  title: competitions.fields.certificate,
  certifies: 'تشهد {{academy}} بمشاركة',
  tookPart: 'في المسابقة',
  held: 'التي أُقيمت في {{day}}',
  number: competitions.fields.certificateNumber,
  competition: competitions.fields.code,
  issuedOn: 'صدرت في',
  verify: 'للتحقق امسح الرمز أو افتح',
} as const
