import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'

const reports: Readonly<Record<string, string>> = {
  attendance: '/report/AttendeCertificate/:CourseClassID?/:TraineeID?',
  practical: '/report/PracticalCertificate/:CourseClassID?/:TraineeID?',
}

/** Where a certificate opens as a printable page: completion and excellence on one report, the others on their own. */
export const reportHref = (certificate: { Kind: string; CourseClassID: number | null; TraineeID: number }): string =>
  href(
    (reports[certificate.Kind] ??
      '/report/Certificate/:CourseClassID?/:TraineeID?') as '/report/Certificate/:CourseClassID?/:TraineeID?',
    { CourseClassID: certificate.CourseClassID ?? undefined, TraineeID: certificate.TraineeID },
  )

export function CertificateLinks(props: {
  certificate: { Kind: string; CourseClassID: number | null; TraineeID: number }
}) {
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
