import { Stack, Text } from '@mantine/core'
import { proposalStates } from '#modules/requests/rules/proposal.ts'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { lettersOfProposal } from '../../../rules/proposal-letters.ts'
import MailOfStatus from './MailOfStatus.tsx'
import { TemplateLink } from './TemplateLink.tsx'

/** What goes out when a proposal comes into this state: the mail to the contact person, and the letters that follow by themselves. */
export default function MailOfProposal({ code }: { code: string }) {
  const t = useText('mailing')
  const { data } = useCall(calls.getSystemMailTemplates, {}, { freshFor: 60_000 })
  const state = proposalStates.find((each) => each === code)
  const kinds = state ? lettersOfProposal[state] : []
  if (kinds.length === 0)
    return (
      <Text span size="sm" c="dimmed">
        {t('notMailed')}
      </Text>
    )
  return (
    <Stack gap={2}>
      {state === 'sent' && <MailOfStatus code="proposalSent" />}
      {(data?.Items ?? [])
        .filter(({ Kind }) => kinds.includes(Kind))
        .map(({ ID, Title }) => (
          <TemplateLink key={ID} to={`/Setting/SystemMailTemplate?letter=${ID}`} title={Title} />
        ))}
    </Stack>
  )
}
