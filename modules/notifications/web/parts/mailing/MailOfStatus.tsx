import { Text } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { mailOfStatus } from '../../../rules/status-mails.ts'
import { TemplateLink } from './TemplateLink.tsx'

/** The mail that somebody in this status of a registration is sent, or that there is none; leads to where it is written. */
export default function MailOfStatus({ code }: { code: string }) {
  const t = useText('mailing')
  const mail = mailOfStatus(code)
  const { data } = useCall(calls.getMailTemplates, {}, { freshFor: 60_000 })
  if (!mail)
    return (
      <Text span size="sm" c="dimmed">
        {t('notMailed')}
      </Text>
    )
  const found = data?.Items.find(({ MailType, Status }) => MailType === mail.type && Status === mail.status)
  if (!found) return null
  return <TemplateLink to={`/Setting/MailTemplate?template=${found.ID}`} title={found.Title} />
}
