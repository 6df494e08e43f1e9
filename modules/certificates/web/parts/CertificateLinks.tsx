import { Button, Group } from '@mantine/core'
import { IconAward, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { AskedPaper } from '#modules/papers/web/public.ts'
import { send } from '#platform/web/client.ts'
import { href, type PathParams } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'

interface OfPaper {
  readonly Kind: string
  readonly Serial: string
  readonly CourseClassID: number | null
  readonly TraineeID: number
}

/** A document by its published path, which is where it opens, and as one of many that are printed into one file. */
const paper = <const Path extends `/report/${string}`>(path: Path, params: PathParams<Path>) => ({
  href: (href as (path: string, params: object) => string)(path, params as object),
  Report: path.split('/')[2]!,
  Parameters: Object.fromEntries(Object.entries(params as object).map(([name, value]) => [name, String(value)])),
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
        { CertificateTraineeName: '-', CertificateDescription: '-', CertificateReferenceNumber: Serial },
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

/** Opens the paper, and gives the same as a credential for other programs where it may be downloaded. */
export function CertificateLinks({ certificate }: { certificate: OfPaper & { ID: number; Mode: string } }) {
  const t = useText('certificates')
  const sentence = useSentence('certificates')
  const [isGoing, setGoing] = useState(false)
  const saveBadge = async () => {
    setGoing(true)
    try {
      const { Serial, Jwt } = await send(calls.getOpenBadge, { ID: certificate.ID })
      saveBlob(new Blob([Jwt], { type: 'application/vc+jwt' }), `${Serial}.jwt`)
    } catch (problem) {
      toast.failed(sentence(problem))
    }
    setGoing(false)
  }
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={reportHref(certificate)}
        target="_blank"
        rel="noopener"
        leftSection={<IconPrinter size={14} />}
      >
        {t('open')}
      </Button>
      {certificate.Mode === 'issuedDownloadable' && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isGoing}
          onClick={() => void saveBadge()}
          leftSection={<IconAward size={14} aria-hidden />}
          title={t('badgeHelp')}
        >
          {t('badge')}
        </Button>
      )}
    </Group>
  )
}
