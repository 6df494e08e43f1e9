import { Anchor, Group, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { topics } from '#platform/shared/record/notice-topics.ts'
import { foldText, inLanguage, type Trilingual } from '#platform/shared/text.ts'
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
import { withMarkNames } from '../parts/mark-names.ts'
import { MailTemplate } from '../parts/MailTemplate.tsx'

type Template = Output<typeof calls.getSystemMailTemplates>['Items'][number]

/** The wording of everything that the program sends: the list, and the one that the address names. */
export default function MailTemplatesPage() {
  const { values } = useAddress({ letter: 0 })
  return values.letter > 0 ? <MailTemplate key={values.letter} id={values.letter} /> : <MailTemplates />
}

function MailTemplates() {
  const t = useText('notifications')
  const query = useCall(calls.getSystemMailTemplates, {})
  return (
    <Page title={t('screens.templates')} description={t('templates.about')}>
      <QueryView query={query} module="notifications">
        {({ Items }) => <TemplateTable items={Items} />}
      </QueryView>
    </Page>
  )
}

function TemplateTable({ items }: { items: readonly Template[] }) {
  const t = useText('notifications')
  const language = useLanguage()
  const { values, change } = useAddress({ search: '', topic: '' })
  const titleOf = ({ Title }: Template) => withMarkNames(inLanguage(Title as Trilingual, language).text, language)
  const found = items.filter(
    (item) =>
      (values.topic === '' || item.Topic === values.topic) && foldText(titleOf(item)).includes(foldText(values.search)),
  )
  return (
    <Stack gap="md">
      <Group gap="sm" align="end">
        <TextInput
          type="search"
          w="20rem"
          maw="100%"
          aria-label={t('templates.find')}
          placeholder={t('templates.find')}
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={values.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <SelectField
          name="topic"
          label={t('templates.topic')}
          value={values.topic}
          placeholder={t('templates.allTopics')}
          onChange={(topic) => change({ topic: topic === null ? '' : String(topic) })}
          options={topics
            .filter((topic) => topic !== 'announcements')
            .map((value) => ({ value, label: t(`topicNames.${value}`) }))}
        />
      </Group>
      <Section>
        <SimpleTable
          caption={t('screens.templates')}
          rows={found}
          rowKey={(row) => row.ID}
          emptySentence={t('templates.none')}
          columns={[
            {
              key: 'Title',
              label: t('templates.letter'),
              card: 'title',
              cell: (row) => (
                <Anchor component={AppLink} to={`/Setting/SystemMailTemplate?letter=${row.ID}` as '/'}>
                  <bdi>{titleOf(row)}</bdi>
                </Anchor>
              ),
            },
            { key: 'Topic', label: t('templates.topic'), cell: (row) => t(`topicNames.${row.Topic}`) },
            {
              key: 'IsMailed',
              label: t('templates.how'),
              cell: (row) => t(row.IsMailed ? 'templates.mailed' : 'templates.bellOnly'),
            },
            {
              key: 'IsOwn',
              label: t('templates.wording'),
              card: 'badge',
              cell: (row) => (
                <StateBadge
                  tone={row.IsOwn ? 'info' : 'neutral'}
                  label={t(row.IsOwn ? 'templates.own' : 'templates.shipped')}
                />
              ),
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
