import { Button, Group, Stack, Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import type { SheetKind } from '../../../rules/kinds.ts'
import { useAbout } from './AnswerView.tsx'
import type { Invitation } from './sheet.ts'

interface Props {
  readonly kinds: readonly SheetKind[]
  readonly none: string
  readonly at: '/ReviewAnswer/:Code?' | '/InstructorAssessmentAnswerIACE/:Code?'
}

/** What waits for the reader's answers, class by class; what is given or over stands below. */
export function Waiting({ kinds, none, at }: Props) {
  const query = useCall(calls.getAvailableReviews, {})
  const own = (all: readonly Invitation[]) =>
    all
      .map((each) => ({ ...each, Sheets: each.Sheets.filter(({ Kind }) => kinds.includes(Kind)) }))
      .filter(({ Sheets }) => Sheets.length > 0)
  return (
    <QueryView
      query={query}
      module="feedback"
      empty={(all) => own(all).length === 0}
      emptyState={<EmptyState sentence={none} />}
    >
      {(all) => (
        <Stack gap="md">
          {own(all).map((invitation) => (
            <OfClass key={invitation.Code} invitation={invitation} at={at} />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

function OfClass({ invitation, at }: { invitation: Invitation; at: Props['at'] }) {
  const t = useText('feedback')
  const format = useFormat()
  const about = useAbout()
  const isOpen = invitation.Sheets.some((sheet) => sheet.IsOpen)
  return (
    <Section
      title={<Localized text={invitation.CourseName} />}
      description={<Code>{invitation.ClassCode}</Code>}
      actions={
        isOpen && (
          <Button component={AppLink} to={href(at, { Code: invitation.Code }) as '/'}>
            {t('answering.start')}
          </Button>
        )
      }
    >
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {invitation.Sheets.map((sheet) => (
          <Group key={sheet.RoundID} component="li" justify="space-between" gap="xs">
            <Text size="sm">{about(sheet)}</Text>
            {sheet.IsOpen ? (
              <StateBadge tone="warning" label={t('answering.until', { day: format.day(sheet.ClosesOn) })} />
            ) : sheet.GivenOn ? (
              <StateBadge tone="success" label={t('answering.given', { day: format.day(sheet.GivenOn) })} />
            ) : (
              <StateBadge tone="neutral" label={t('answering.over')} />
            )}
          </Group>
        ))}
      </Stack>
    </Section>
  )
}
