import { Anchor, Text } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { mailOfStatus } from '../../../rules/status-mails.ts'
import { withMarkNames } from '../mark-names.ts'

/** The mail that somebody in this status of a registration is sent, or that there is none; leads to where it is written. */
export default function MailOfStatus({ code }: { code: string }) {
  const t = useText('mailing')
  const language = useLanguage()
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
  return (
    <Anchor component={AppLink} to={`/Setting/MailTemplate?template=${found.ID}` as '/'} size="sm">
      {found.Title ? (
        <bdi>{withMarkNames(inLanguage(found.Title as Trilingual, language).text, language)}</bdi>
      ) : (
        <StateBadge tone="warning" label={t('noneForStatus')} />
      )}
    </Anchor>
  )
}
