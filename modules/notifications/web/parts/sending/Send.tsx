import { Button, Progress, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import { sendActs } from '../../../contract/acts.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { sendAddress } from './addresses.ts'
import { sendPersonTones, sendTones } from './tones.ts'
import { useGoingSends } from './useGoingSends.ts'

type Found = Output<typeof calls.getSend>

/** One sending: how far it is, whom it is for and what it says. */
export function Send({ id }: { id: number }) {
  const query = useCall(calls.getSend, { ID: id })
  return (
    <QueryView query={query} module="notifications">
      {(found) => <Loaded found={found} onDone={query.refetch} />}
    </QueryView>
  )
}

function Loaded({ found, onDone }: { found: Found; onDone: () => unknown }) {
  const t = useText('notifications/sending')
  const format = useFormat()
  const { ID } = found
  const goes = found.State === 'sending'
  useGoingSends(goes, onDone)
  const progress = t('progress', { told: format.number(found.Told), people: format.number(found.People) })
  const always = new Set(['told', 'waiting'])
  return (
    <Page
      title={<Typed>{found.Title}</Typed>}
      badge={<StateBadge tone={sendTones[found.State]} label={t(`states.${found.State}`)} />}
      actions={
        <>
          <Button variant="default" component={AppLink} to={'/SentNotifications' as '/'}>
            {t('back')}
          </Button>
          <ActionBar
            module="notifications"
            allowed={found.Actions}
            actions={actButtons(sendActs, found, ['stopSend'])}
            onDone={() => void onDone()}
          />
        </>
      }
    >
      {goes && (
        <Stack gap="xs" mb="md">
          <Progress.Root size="lg">
            <Progress.Section
              value={found.People === 0 ? 0 : (100 * found.Told) / found.People}
              aria-label={progress}
            />
          </Progress.Root>
          <Text size="sm" role="status">
            {progress}
          </Text>
        </Stack>
      )}
      <CountTiles
        tiles={found.Counts.filter(({ State, Count }) => Count > 0 || always.has(State)).map(({ State, Count }) => ({
          key: State,
          count: Count,
          label: t(`personStates.${State}`),
          href: sendAddress(ID, State),
        }))}
      />
      <Section title={t('facts')}>
        <KeyValues
          columns={2}
          items={[
            { label: t('to'), value: <To to={found.To} /> },
            { label: t('fields.by'), value: <Localized text={found.By} /> },
            { label: t('fields.madeAt'), value: format.dateTime(found.MadeAt) },
            found.EndedAt !== null && { label: t('fields.endedAt'), value: format.dateTime(found.EndedAt) },
          ]}
        />
        <RichTextView html={found.Subject} />
      </Section>
      <People id={ID} goes={goes} />
    </Page>
  )
}

function To({ to }: { to: Found['To'] }) {
  const t = useText('notifications/sending')
  const platform = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const named = [
    to.EveryMember && t('everyMember'),
    to.Class !== null && t('classOf', { code: to.Class }),
    to.Course !== null && t('courseOf', { name: pick(to.Course) }),
    to.Audience !== null && t('audienceOf', { name: pick(to.Audience) }),
    ...to.Roles.map((role) => platform(`roles.${role}`)),
    to.Trainees > 0 && t('chosenTrainees', { count: format.number(to.Trainees) }),
    to.Instructors > 0 && t('chosenInstructors', { count: format.number(to.Instructors) }),
  ].filter((each) => each !== false)
  return <Typed>{format.list(named)}</Typed>
}

function People({ id, goes }: { id: number; goes: boolean }) {
  const t = useText('notifications/sending')
  const platform = useText('platform')
  const { column, filter, props } = useList(calls.getSendPeople, 'notifications/sending')
  const states = { words: (state: keyof typeof sendPersonTones) => t(`personStates.${state}`) }
  return (
    <DataTable
      {...props}
      key={goes ? 'going' : 'over'}
      id="send-people"
      input={{ SendID: id }}
      rowKey={(row) => String(row.ID)}
      columns={[
        column('Name', { always: true, card: 'title' }),
        column('Role', { words: (role) => platform(`roles.${role}`) }),
        column('State', { ...states, tones: sendPersonTones }),
        column('At'),
      ]}
      filters={[filter('State', states)]}
      searchable
      emptySentence={t('nobody')}
    />
  )
}
