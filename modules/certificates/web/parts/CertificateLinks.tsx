import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'

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

export function CertificateLinks(props: { certificate: OfPaper }) {
  const t = useText('certificates')
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        component="a"
        href={reportHref(props.certificate)}
        target="_blank"
        rel="noopener"
        leftSection={<IconPrinter size={14} />}
      >
        {t('open')}
      </Button>
    </Group>
  )
}
