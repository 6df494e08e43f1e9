import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CourseRequest } from './request.ts'

const addressOf = {
  form: ({ ID, TraineeID }) =>
    TraineeID === null
      ? href('/report/OrganizationRequestForm/:RequestID?', { RequestID: ID })
      : href('/report/TraineeRequestFormIACE/:RequestID?/:TraineeID?', { RequestID: ID }),
  proposal: ({ ID }) =>
    href('/report/FinancialPorposalIACE/:CourseRequestId?/:Fees?/:NoTrainee?/:CourseHours?', { CourseRequestId: ID }),
  invoice: ({ ID }) => href('/report/CourseRequestInvoiceIACE/:ID?', { ID }),
  invitation: ({ ID }) => href('/report/CourseRequestInvitation/:CourseRequestID?', { CourseRequestID: ID }),
  placement: ({ ID }) => href('/report/CourseRequestPlacement/:CourseRequestID?', { CourseRequestID: ID }),
} satisfies Record<CourseRequest['Papers'][number], (request: CourseRequest) => string>

/** What of a request can be printed, each in a tab of its own. */
export function RequestPapers({ request }: { request: CourseRequest }) {
  const t = useText('requests')
  return (
    <Section title={t('sections.papers')}>
      <Group gap="xs">
        {request.Papers.map((paper) => (
          <Button
            key={paper}
            component={AppLink}
            to={addressOf[paper](request) as '/'}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconPrinter size="1rem" aria-hidden />}
          >
            {t(`papers.${paper}`)}
          </Button>
        ))}
      </Group>
    </Section>
  )
}
