import { Anchor, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { documentLookActs } from '../../contract/acts.ts'
import { settingsCalls as calls } from '../../contract/calls.ts'
import { LastChange } from '../parts/LastChange.tsx'
import type { Look, Looks } from '../parts/papers/around.ts'
import { useSigning } from '../parts/papers/useSigning.ts'

const LookDialog = lazyPart(async () => (await import('../parts/papers/LookDialog.tsx')).LookDialog)

/** What the academy says of each printed document. */
export default function DocumentLooksPage() {
  const t = useText('settings')
  const query = useCall(calls.getDocumentLooks, {})
  return (
    <Page title={t('screens.looks')} description={t('about.looks')}>
      <QueryView query={query} module="settings">
        {(looks) => <LookTable looks={looks} onReload={query.refetch} />}
      </QueryView>
    </Page>
  )
}

function LookTable({ looks, onReload }: { looks: Looks; onReload: () => unknown }) {
  const t = useText('settings')
  const pick = usePick()
  const signing = useSigning()
  const mayNumber = useMayPass('editorSystemLookup')
  const [wanted, setWanted] = useState('')
  const [edited, setEdited] = useState<Look | null>(null)
  const isFound = ({ Title, OwnTitle }: Look) => foldText(`${pick(Title)} ${pick(OwnTitle)}`).includes(foldText(wanted))
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        maw={{ sm: '24rem' }}
        aria-label={t('documents.search')}
        placeholder={t('documents.search')}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <SimpleTable
        caption={t('screens.looks')}
        rows={looks.Items.filter(isFound)}
        rowKey={(row) => row.Key}
        emptySentence={t('documents.noneFound')}
        columns={[
          { key: 'Document', label: t('documents.document'), card: 'title', cell: (row) => <Named look={row} /> },
          {
            key: 'State',
            label: t('documents.state'),
            card: 'badge',
            cell: (row) => (
              <StateBadge
                tone={row.IsOff ? 'neutral' : 'success'}
                label={t(row.IsOff ? 'documents.off' : 'documents.on')}
              />
            ),
          },
          {
            key: 'SignedBy',
            label: t('documents.signedBy'),
            cell: (row) => signing(row.SignedBy ?? row.UsuallySignedBy),
          },
          {
            key: 'Series',
            label: t('documents.numbering'),
            cell: (row) =>
              row.Series === null ? (
                <Text size="sm" c="dimmed">
                  {t('documents.noNumber')}
                </Text>
              ) : (
                <Stack gap={0}>
                  {mayNumber ? (
                    <Anchor component={AppLink} to="/Setting/GenerateCode" size="sm">
                      {t(`series.keys.${row.Series.Key}`)}
                    </Anchor>
                  ) : (
                    <Text size="sm">{t(`series.keys.${row.Series.Key}`)}</Text>
                  )}
                  <Text size="xs" c="dimmed">
                    <Code>{row.Series.Next}</Code>
                  </Text>
                </Stack>
              ),
          },
          {
            key: 'Changed',
            label: t('fields.changed'),
            cell: (row) => <LastChange at={row.ChangedAt} by={row.ChangedBy} />,
          },
          {
            key: 'Actions',
            label: t('actions'),
            card: 'action',
            cell: (row) => (
              <ActionBar
                module="settings"
                allowed={row.Actions}
                actions={actButtons(documentLookActs, { ID: 0 }, ['changeDocumentLook'], {
                  changeDocumentLook: { run: () => setEdited(row) },
                })}
              />
            ),
          },
        ]}
      />
      {edited && <LookDialog look={edited} looks={looks} onReload={onReload} onClose={() => setEdited(null)} />}
    </Stack>
  )
}

/** What it is called today, over its own title where that is another. */
function Named({ look: { Title, OwnTitle } }: { look: Look }) {
  const isOwn = Object.values(OwnTitle).some(Boolean)
  return (
    <Stack gap={0}>
      <Localized text={isOwn ? OwnTitle : Title} />
      {isOwn && (
        <Text size="xs" c="dimmed">
          <Localized text={Title} />
        </Text>
      )}
    </Stack>
  )
}
