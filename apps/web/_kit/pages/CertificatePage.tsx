import { Stack, Text, Title } from '@mantine/core'
import { Mark } from '#platform/web/brand/Brand.tsx'
import { Localized } from '#platform/web/format.tsx'
import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { academy, trainees } from '../sample.ts'
import { useWords } from '../words.ts'

export default function CertificatePage() {
  const w = useWords()
  return (
    <PrintLayout
      paper="landscape"
      letterhead={false}
      academy={{ AcademyName: academy }}
      title={w.print}
      languages={['ar', 'en']}
      language="ar"
    >
      <Content />
    </PrintLayout>
  )
}

function Content() {
  const w = useWords()
  return (
    <Stack
      align="center"
      justify="center"
      gap="xl"
      m="10mm"
      style={{ border: '0.6mm solid #c92a2a', borderRadius: '4mm' }}
    >
      <Mark size="24mm" />
      <Title order={1}>{w.registration}</Title>
      <Text fz="24pt">
        <Localized text={trainees[0]!.Name} />
      </Text>
      <QrCode value="https://diwan.example/verify/ABC-123" label={w.code} />
    </Stack>
  )
}
