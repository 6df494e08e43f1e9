import { Button, Group } from '@mantine/core'
import { IconAward, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { AskedPaper } from '#modules/papers/web/public.ts'
import { send } from '#platform/web/client.ts'
import { href } from '#platform/web/href.ts'
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

/** Where a certificate opens as a printable page: those of a class by class and trainee, the others by their serial. */
export function reportHref({ Kind, Serial, CourseClassID, TraineeID }: OfPaper): string {
  const ofClass = { CourseClassID: CourseClassID ?? undefined, TraineeID }
  switch (Kind) {
    case 'attendance':
      return href('/report/AttendeCertificate/:CourseClassID?/:TraineeID?', ofClass)
    case 'practical':
      return href('/report/PracticalCertificate/:CourseClassID?/:TraineeID?', ofClass)
    case 'diploma':
      return href('/report/DiplomaCertificate/:CertificateReferenceNumber?', { CertificateReferenceNumber: Serial })
    case 'noCourse':
      return href(
        '/report/CertificateForNoCourse/:CertificateTraineeName?/:CertificateDescription?/:CertificateReferenceNumber?',
        // Nothing of the address but the number is read, so no name needs to stand in it.
        { CertificateTraineeName: '-', CertificateDescription: '-', CertificateReferenceNumber: Serial },
      )
    default:
      return href('/report/Certificate/:CourseClassID?/:TraineeID?', ofClass)
  }
}

const reports: Readonly<Record<string, string>> = {
  attendance: 'AttendeCertificate',
  practical: 'PracticalCertificate',
  diploma: 'DiplomaCertificate',
  noCourse: 'CertificateForNoCourse',
}

/** The same among others in one file. */
export function paperOf({ Kind, Serial, CourseClassID, TraineeID }: OfPaper): AskedPaper {
  const paper = { Report: reports[Kind] ?? 'Certificate', Label: Serial }
  if (Kind === 'diploma') return { ...paper, Parameters: { CertificateReferenceNumber: Serial } }
  if (Kind === 'noCourse') {
    const unread = { CertificateTraineeName: '-', CertificateDescription: '-' }
    return { ...paper, Parameters: { ...unread, CertificateReferenceNumber: Serial } }
  }
  return { ...paper, Parameters: { CourseClassID: String(CourseClassID), TraineeID: String(TraineeID) } }
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
