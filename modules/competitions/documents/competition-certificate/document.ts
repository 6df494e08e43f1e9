import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { dayReply } from '#platform/shared/record/list.ts'
import { trilingualReply } from '#platform/shared/shapes.ts'
import { entryReach } from '../../rules/reach.ts'

export default document({
  path: '/report/CompetitionCertificate/:ID?',
  params: { ID: id },
  who: entryReach,
  paper: 'landscape',
  letterhead: false,
  // It is of no kind that has one of its own, and takes that of all certificates.
  backgrounds: [],
  signedBy: ['director'],
  summary: 'The certificate of participation in a competition, given when its results became final.',
  shape: z.object({
    Number: z.string(),
    AcademyName: trilingualReply,
    NameAr: z.string(),
    NameEn: z.string(),
    CompetitionName: trilingualReply,
    CompetitionCode: z.string(),
    /** When the paper was handed in. */
    HeldOn: dayReply(),
    IssuedOn: dayReply(),
    /** Where the QR code leads. */
    VerifyAddress: z.string(),
    VerifyCode: z.string(),
  }),
})
