import type { AskedPaper } from '#modules/papers/web/public.ts'
import { leftOut } from '#platform/shared/document/document-address.ts'
import { href, type PathParams } from '#platform/web/href.ts'

export interface OfPaper {
  readonly Kind: string
  readonly Serial: string
  readonly CourseClassID: number | null
  readonly TraineeID: number
}

/** A document by its published path, which is where it opens, and as one of many that are printed into one file. */
const paper = <const Path extends `/report/${string}`>(path: Path, params: PathParams<Path>) => ({
  href: (href as (path: string, params: object) => string)(path, params as object),
  Report: path.split('/')[2]!,
  Parameters: Object.fromEntries(
    Object.entries(params as object).flatMap(([name, value]) => (value === leftOut ? [] : [[name, String(value)]])),
  ),
})

/** The paper of a certificate: those of a class by class and trainee, the others by their serial. */
function printed({ Kind, Serial, CourseClassID, TraineeID }: OfPaper) {
  const ofClass = { CourseClassID: CourseClassID ?? undefined, TraineeID }
  switch (Kind) {
    case 'attendance':
      return paper('/report/AttendeCertificate/:CourseClassID?/:TraineeID?', ofClass)
    case 'practical':
      return paper('/report/PracticalCertificate/:CourseClassID?/:TraineeID?', ofClass)
    case 'diploma':
      return paper('/report/DiplomaCertificate/:CertificateReferenceNumber?', { CertificateReferenceNumber: Serial })
    case 'noCourse':
      return paper(
        '/report/CertificateForNoCourse/:CertificateTraineeName?/:CertificateDescription?/:CertificateReferenceNumber?',
        // Nothing of the address but the number is read, so no name needs to stand in it.
        { CertificateTraineeName: leftOut, CertificateDescription: leftOut, CertificateReferenceNumber: Serial },
      )
    default:
      return paper('/report/Certificate/:CourseClassID?/:TraineeID?', ofClass)
  }
}

/** Where a certificate opens as a printable page. */
export const reportHref = (certificate: OfPaper): string => printed(certificate).href

/** The same among others in one file. */
export function paperOf(certificate: OfPaper): AskedPaper {
  const { Report, Parameters } = printed(certificate)
  return { Report, Parameters, Label: certificate.Serial }
}
