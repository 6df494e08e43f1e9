import { Alert, Stack } from '@mantine/core'
import { isProblem } from '#platform/web/client.ts'
import type { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { meetingsCalls as calls } from '../../contract/calls.ts'
import type { Answer } from '../../rules/meeting.ts'
import { Answering } from './Answering.tsx'
import { meetingTones, type Invitation } from './meeting.ts'
import { MeetingFacts } from './MeetingFacts.tsx'

interface Shown {
  readonly query: ReturnType<typeof useCall<typeof calls.getInvitation>>
  readonly isWrong?: boolean
  readonly chosen?: Answer | null
  readonly send: (answer: Answer) => Promise<unknown>
}

/** An invitation, and its answer. */
export function InvitationView({ query, isWrong = false, ...asked }: Shown) {
  const t = useText('meetings')
  const is = (what: 'notFound' | 'invalidInput') => query.error !== null && isProblem(query.error, what)
  if (isWrong || is('notFound') || is('invalidInput'))
    return (
      <Page title={t('screens.invitation')} width="form">
        <EmptyState sentence={t('invitation.unknown')} />
      </Page>
    )
  if (query.error)
    return (
      <Page title={t('screens.invitation')} width="form">
        <ErrorState problem={query.error} onRetry={() => void query.refetch()} module="meetings" />
      </Page>
    )
  return (
    <QueryView query={query} module="meetings">
      {(invitation) => <InvitationOf invitation={invitation} {...asked} />}
    </QueryView>
  )
}

function InvitationOf({ invitation, ...asked }: Pick<Shown, 'chosen' | 'send'> & { readonly invitation: Invitation }) {
  const t = useText('meetings')
  const pick = usePick()
  const { State, CanAnswer, Answer } = invitation
  return (
    <Page
      title={pick(invitation.Name)}
      badge={<StateBadge module="meetings" state={State} tones={meetingTones} />}
      width="form"
    >
      <Stack gap="md">
        {!CanAnswer && (
          <Alert color={State === 'cancelled' ? 'red' : 'gray'} role="note">
            {t(State === 'cancelled' ? 'invitation.cancelled' : 'invitation.over')}
          </Alert>
        )}
        <Section>
          <MeetingFacts meeting={invitation} />
        </Section>
        <Section title={t('invitation.question')}>
          <Answering answer={Answer} canAnswer={CanAnswer} {...asked} />
        </Section>
      </Stack>
    </Page>
  )
}
