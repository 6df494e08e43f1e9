import { Button, Group, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { audienceActs } from '../../contract/acts.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { audienceAddress } from './addresses.ts'
import { standingTones } from './tones.ts'

type Found = Output<typeof calls.getAudience>

/** One audience: how many people it has, who they are, who came and who left. */
export function Audience({ id }: { id: number }) {
  const query = useCall(calls.getAudience, { ID: id })
  return (
    <QueryView query={query} module="campaigns">
      {(audience) => <Loaded audience={audience} />}
    </QueryView>
  )
}

function Loaded({ audience }: { audience: Found }) {
  const t = useText('campaigns')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const { ID } = audience
  const counting = useSend(calls.countAnew, { success: t('countedAnew'), module: 'campaigns' })
  const tile = (shown: Parameters<typeof audienceAddress>[0]['shown'] & string, count: number) => ({
    key: shown,
    count,
    label: t(`shown.${shown}`),
    href: audienceAddress({ audience: ID, shown }),
  })
  return (
    <Page
      title={<Typed>{pick(audience.Name)}</Typed>}
      description={[
        audience.CountedAt ? t('countedAt', { at: format.dateTime(audience.CountedAt) }) : t('notCounted'),
        audience.Note,
      ]
        .filter(Boolean)
        .join(' | ')}
      actions={
        <>
          <Button variant="default" component={AppLink} to="/Setting/PopulationList">
            {t('backToList')}
          </Button>
          <Button variant="default" loading={counting.sending} onClick={() => void counting.send({ body: { ID } })}>
            {t('countAnew')}
          </Button>
          <ActionBar
            module="campaigns"
            allowed={audience.Actions}
            actions={actButtons(audienceActs, audience, ['editAudience', 'deleteAudience'], {
              editAudience: { main: true, href: audienceAddress({ audience: ID, edit: true }) },
              deleteAudience: {
                run: async () => {
                  await send(calls.deleteAudience, { ID })
                  await go.replace('/Setting/PopulationList')
                },
              },
            })}
          />
        </>
      }
    >
      <CountTiles
        tiles={[
          tile('written', audience.Written),
          tile('refused', audience.Refused),
          tile('twice', audience.Twice),
          tile('noAddress', audience.NoAddress),
          tile('came', audience.CameCount),
          tile('left', audience.LeftCount),
        ]}
      />
      <People id={ID} />
      {audience.LeftOut.length > 0 && <LeftOut audience={audience} />}
    </Page>
  )
}

function People({ id }: { id: number }) {
  const t = useText('campaigns')
  const { column, filter, props } = useList(calls.getAudiencePeople, 'campaigns')
  return (
    <DataTable
      {...props}
      id="audience-people"
      input={{ AudienceID: id }}
      rowKey={(row) => `${row.Kind}:${row.PersonID}`}
      columns={[
        column('Name', { label: t('fields.person'), always: true, card: 'title' }),
        column('Code'),
        column('Kind', { words: (kind) => t(`kinds.${kind}`) }),
        column('Address'),
        column('Standing', { words: (standing) => t(`standings.${standing}`), tones: standingTones }),
        column('CameAt'),
        column('LeftAt', { hidden: true }),
      ]}
      filters={[
        filter('Shown', { words: (shown) => t(`shown.${shown}`) }),
        filter('Kind', { words: (kind) => t(`kinds.${kind}`) }),
      ]}
      searchable
      rowActions={(row) =>
        actButtons(audienceActs, row as never, ['leaveOut'], {
          leaveOut: {
            run: () => send(calls.leaveOut, { body: { ID: id, Kind: row.Kind, PersonID: row.PersonID } }),
          },
        })
      }
      emptySentence={t('nobody')}
    />
  )
}

function LeftOut({ audience }: { audience: Found }) {
  const t = useText('campaigns')
  const back = useSend(calls.takeBack, { success: t('acts.takeBack.done'), module: 'campaigns' })
  return (
    <Section title={t('parts.leftOut')}>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {audience.LeftOut.map((person) => (
          <Group key={`${person.Kind}:${person.PersonID}`} component="li" justify="space-between" gap="xs">
            <span>
              <Localized text={person.Name} /> <Code>{person.Code}</Code>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={back.sending}
              onClick={() =>
                void back.send({ body: { ID: audience.ID, Kind: person.Kind, PersonID: person.PersonID } })
              }
            >
              {t('acts.takeBack.do')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  )
}
