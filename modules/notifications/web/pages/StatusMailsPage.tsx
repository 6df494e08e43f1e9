import { Anchor, Group, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { notificationsCalls as calls } from '../../contract/calls.ts'
import { mailTypes } from '../../rules/status-mails.ts'
import { withMarkNames } from '../parts/mark-names.ts'
import { StatusMail } from '../parts/mailing/StatusMail.tsx'
import { useMailWords } from '../parts/mailing/useMailWords.ts'

type Template = Output<typeof calls.getMailTemplates>['Items'][number]

/** What people of the academy send by hand: a text for each mail type and status; the one that the address names. */
export default function StatusMailsPage() {
  const { values } = useAddress({ template: 0 })
  return values.template > 0 ? <StatusMail key={values.template} id={values.template} /> : <StatusMails />
}

function StatusMails() {
  const t = useText('mailing')
  const title = useText('notifications')('screens.mailTemplates')
  const query = useCall(calls.getMailTemplates, {})
  return (
    <Page title={title} description={t('about')}>
      <QueryView query={query} module="notifications">
        {({ Items }) => <TemplateTable caption={title} items={Items} />}
      </QueryView>
    </Page>
  )
}

function TemplateTable({ caption, items }: { caption: string; items: readonly Template[] }) {
  const t = useText('mailing')
  const own = useText('notifications')
  const language = useLanguage()
  const { typeName, statusName } = useMailWords()
  const { values, change } = useAddress({ type: 0 })
  const found = items.filter((item) => values.type === 0 || item.MailType === values.type)
  return (
    <Stack gap="md">
      <Group align="end">
        <SelectField
          name="type"
          label={t('type')}
          value={values.type || null}
          placeholder={t('allTypes')}
          onChange={(type) => change({ type: type ?? 0 })}
          options={mailTypes.map(({ type, name }) => ({ value: type as number, label: t(`types.${name}`) }))}
        />
      </Group>
      <Section>
        <SimpleTable
          caption={caption}
          rows={found}
          rowKey={(row) => row.ID}
          emptySentence={t('none')}
          columns={[
            {
              key: 'MailType',
              label: t('type'),
              card: 'title',
              cell: (row) => (
                <Anchor component={AppLink} to={`/Setting/MailTemplate?template=${row.ID}` as '/'}>
                  {typeName(row.MailType)}
                </Anchor>
              ),
            },
            { key: 'Status', label: t('status'), cell: (row) => statusName(row.MailType, row.Status) },
            {
              key: 'Title',
              label: t('subject'),
              cell: (row) =>
                row.Title && <bdi>{withMarkNames(inLanguage(row.Title as Trilingual, language).text, language)}</bdi>,
            },
            {
              key: 'IsOwn',
              label: t('wording'),
              card: 'badge',
              cell: (row) =>
                row.Title ? (
                  <StateBadge
                    tone={row.IsOwn ? 'info' : 'neutral'}
                    label={own(row.IsOwn ? 'templates.own' : 'templates.shipped')}
                  />
                ) : (
                  <StateBadge tone="warning" label={t('missing')} />
                ),
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
