import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { membershipCardReach } from '../../rules/reach.ts'

/** One card as both its sides show it. */
export const printedCard = z.object({
  AcademyName: trilingualReply,
  Number: z.string(),
  NameAr: z.string(),
  NameEn: z.string(),
  TraineeCode: z.string(),
  /** Null until it is handed out. */
  ValidUntil: dayReply().nullable(),
  /** Where the QR code leads. */
  VerifyAddress: z.string(),
  VerifyCode: z.string(),
  /** The picture itself; null where the profile has none. */
  Photo: z.string().nullable(),
})

export default document({
  path: '/report/MembershipCard/:ID?',
  params: { ID: id },
  who: membershipCardReach,
  paper: 'card',
  letterhead: false,
  endedBy: ['membership.suspend', 'membership.hide', 'membership.expire', 'membership.replace'],
  series: 'membershipCard',
  summary: 'A membership card, both sides, each a page in the size of a bank card.',
  shape: z.object({ Card: printedCard }),
})
