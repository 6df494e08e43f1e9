import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { tokenActs } from '../../contract/acts.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { NewToken } from '../parts/NewToken.tsx'
import { tokenTones, type TokenRow } from '../parts/token.ts'

/** The API tokens that one has made; to an administrator everybody's. */
export default function ApiTokensPage() {
  const t = useText('integrations')
  const format = useFormat()
  const isAdministrator = useMayPass('admin')
  const { column, filter, props } = useList(calls.getApiTokens, 'integrations')
  const [adding, setAdding] = useState(false)
  const namesOf = (areas: TokenRow['Reads']) => format.joined(areas.map((area) => t(`areas.${area}`)))
  return (
    <Page
      title={t('screens.tokens')}
      description={t('about.tokens')}
      actions={
        <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => setAdding(true)}>
          {t('acts.makeToken.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="apiTokens"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('Prefix'),
          ...(isAdministrator ? [column('OwnerName')] : []),
          {
            key: 'Reads',
            label: t('fields.reads'),
            text: (row) => namesOf(row.Reads),
            cell: (row) => namesOf(row.Reads),
          },
          {
            key: 'Writes',
            label: t('fields.writes'),
            text: (row) => namesOf(row.Writes),
            cell: (row) => namesOf(row.Writes),
          },
          column('ExpiresAt'),
          column('LastUsedOn'),
          column('LastUsedAddress', { hidden: true }),
          column('Uses'),
          {
            key: 'Networks',
            label: t('fields.networks'),
            hidden: true,
            text: (row) => row.Networks.join(' '),
            cell: (row) => <bdi dir="ltr">{row.Networks.join(' ')}</bdi>,
          },
          column('MadeAt', { hidden: true }),
          {
            key: 'EndedWhy',
            label: t('fields.endedWhy'),
            hidden: true,
            text: (row) => (row.EndedWhy ? t(`endings.${row.EndedWhy}`) : ''),
            cell: (row) => (row.EndedWhy ? t(`endings.${row.EndedWhy}`) : ''),
          },
          column('State', { tones: tokenTones, card: 'badge' }),
        ]}
        filters={[filter('State')]}
        searchable
        rowActions={(row) => actButtons(tokenActs, row, ['revokeToken'])}
        emptySentence={t('token.none')}
      />
      <Dialog opened={adding} onClose={() => setAdding(false)} title={t('acts.makeToken.do')} drawer size="36rem">
        {adding && <NewToken onClose={() => setAdding(false)} />}
      </Dialog>
    </Page>
  )
}
