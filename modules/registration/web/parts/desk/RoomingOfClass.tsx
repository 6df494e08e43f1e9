import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

type Row = Output<typeof calls.getRooming>['Items'][number]

/** On the page of a class: who asked for a room, with whom they share it, and what they pay of it. */
export function RoomingOfClass({ ID }: SectionOf) {
  const t = useText('registration')
  const format = useFormat()
  const [opened, setOpened] = useState<Row | null>(null)
  const { data: counts } = useCall(calls.countRooming, { ClassID: ID })
  const { column, filter, props } = useList(calls.getRooming, 'registration')
  const pairing = useSend(calls.pairRooms, {
    module: 'registration',
    onDone: ({ Paired, WithoutRoom }) => toast.done(t('rooming.paired', { paired: Paired, without: WithoutRoom })),
  })
  const to = (search: Record<string, string>) =>
    href('/Setting/CourseClass-Edit/:ID?', { ID }, { tab: 'rooming', ...search })
  const share = ({ Share, Unpriced }: Row) =>
    [
      ...(Share ?? []).map((each) => format.money(each)),
      ...(Unpriced > 0 ? [t('rooming.unpriced', { nights: format.number(Unpriced) })] : []),
    ].join(format.separator)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" maw="44rem">
          {t('rooming.why')}
        </Text>
        <Group gap="xs">
          {counts !== undefined && counts.Guests > 0 && (
            <Button variant="default" component={AppLink} to={href('/report/RoomingList/:ID', { ID }) as '/'}>
              {t('rooming.print')}
            </Button>
          )}
          {counts !== undefined && counts.WithoutRoom > 0 && (
            <Button loading={pairing.sending} onClick={() => void pairing.send({ body: { ClassID: ID } })}>
              {t('rooming.pair')}
            </Button>
          )}
        </Group>
      </Group>
      {counts !== undefined && counts.Guests > 0 && (
        <CountTiles
          tiles={[
            { key: 'guests', label: t('rooming.guests'), count: counts.Guests, href: to({ listView: 'all' }) },
            {
              key: 'without',
              label: t('rooming.without'),
              count: counts.WithoutRoom,
              href: to({ WithoutRoom: 'true' }),
            },
          ]}
        />
      )}
      <DataTable
        {...props}
        id="rooming"
        input={{ ClassID: ID }}
        columns={[
          column('Room', {
            label: t('rooming.room'),
            cell: (row) => (row.Room === null ? t('rooming.noRoom') : format.count(row.Room)),
          }),
          column('TraineeName', { always: true, card: 'title' }),
          column('Gender', { label: t('fields.gender'), words: (gender) => t(`genders.${gender}`) }),
          column('OrganizationName'),
          column('HotelName', { label: t('fields.hotel') }),
          column('RoomTypeName', { label: t('fields.roomType'), cell: (row) => <Localized text={row.RoomTypeName} /> }),
          column('Nights'),
          { key: 'Share', label: t('rooming.share'), align: 'end', text: share },
          column('Code', { hidden: true }),
        ]}
        filters={[filter('WithoutRoom', { label: t('rooming.without') })]}
        rowHref={(row) => href('/CourseRegistration-Edit/:ID', { ID: row.ID })}
        rowActions={(row) => ({
          assignRoom: { always: true, run: () => setOpened(row) },
          ...(row.Room !== null && {
            outOfRoom: {
              always: true,
              run: () => send(calls.assignRoom, { body: { ID: row.ID, Version: row.Version, Room: null } }),
            },
          }),
        })}
        emptySentence={t('rooming.none')}
      />
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={t('acts.assignRoom.do')}>
        {opened && <RoomForm row={opened} onClose={() => setOpened(null)} />}
      </Dialog>
    </Stack>
  )
}

const schema = z.object({ Room: z.int('notANumber').min(1, 'tooSmall').max(999, 'tooLarge') })

function RoomForm({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useText('registration')
  const form = useRecordForm({
    module: 'registration',
    call: calls.assignRoom,
    schema,
    version: row.Version,
    initial: { Room: row.Room as number },
    toInput: (values, { version }) => ({ body: { ID: row.ID, Version: version, ...values } }),
    refusedFields: { roomFull: 'Room', roomMixed: 'Room', roomOfAnotherKind: 'Room' },
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} onCancel={onClose}>
      <NumberField
        {...form.field('Room')}
        label={t('rooming.number')}
        description={t('rooming.hint')}
        min={1}
        required
      />
    </RecordForm>
  )
}
