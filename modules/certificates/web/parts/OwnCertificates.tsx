import { Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { CertificateLinks } from './CertificateLinks.tsx'

/** On the page of a class, for a trainee of it: a few at most. */
export function OwnCertificatesOfClass({ ID }: SectionOf) {
  const t = useText('certificates')
  const format = useFormat()
  const query = useCall(calls.getAllTraineeCertificate, { pageSize: 20, courseClassID: ID })
  return (
    <QueryView query={query} empty={(data) => data.Total === 0} emptyState={<EmptyState sentence={t('noneOfClass')} />}>
      {(data) => (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {data.Items.map((certificate) => (
            <Card key={certificate.ID} withBorder padding="md">
              <Stack gap="sm">
                <Group gap="sm" wrap="nowrap" align="start">
                  <IconCertificate size={28} stroke={1.4} aria-hidden />
                  <Stack gap={2}>
                    <Text fw={600}>
                      <Localized text={certificate.CourseName} />
                    </Text>
                    <Text size="sm" c="dimmed">
                      {t(`kinds.${certificate.Kind}`)}
                      <Sep />
                      {format.dateTime(certificate.IssuedAt)}
                    </Text>
                    <Text size="sm">
                      <Code>{certificate.Serial}</Code>
                    </Text>
                  </Stack>
                </Group>
                <CertificateLinks certificate={certificate} />
              </Stack>
            </Card>
          ))}
        </SimpleGrid>
      )}
    </QueryView>
  )
}
