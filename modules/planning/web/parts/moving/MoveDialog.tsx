import { Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import * as z from 'zod'
import type { Output } from '#platform/shared/call.ts'
import { day, id } from '#platform/shared/shapes.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { CheckboxField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { isSamePlace, shifted, type Place, type Shift } from '../../../rules/moving/moving.ts'
import { Clashes } from '../Clashes.tsx'
import { type Movable, type WishedPlace, wishesOf } from './movable.ts'
import classes from './moving.module.css'
import { useMoved } from './useMoved.ts'

interface MovingProps {
  readonly rows: readonly Movable[]
  /** What was wished for before the dialog opened. */
  readonly shift: Shift
  readonly onClose: () => void
}

/** Moves rows to other days or another class room, with the free places near by: on a phone, and wherever nothing is dragged. */
export function MoveDialog({ rows, shift, onClose }: MovingProps) {
  const t = useText('planning')
  const [only] = rows
  if (!only) return null
  return (
    <Dialog opened onClose={onClose} title={t('acts.move.do')} size="lg">
      {rows.length === 1 ? (
        <MovingOne row={only} shift={shift} onClose={onClose} />
      ) : (
        <MovingSeveral rows={rows} shift={shift} onClose={onClose} />
      )}
    </Dialog>
  )
}

const onePlace = z
  .strictObject({ StartDate: day(), EndDate: day(), ClassRoomID: id().nullable(), Despite: z.boolean() })
  .refine((row) => row.EndDate >= row.StartDate, { path: ['EndDate'], error: 'endBeforeStart' })

function MovingOne({ row, shift, onClose }: { row: Movable } & Omit<MovingProps, 'rows'>) {
  const t = useText('planning')
  const words = useText('planning/moving')
  const pick = usePick()
  const moved = useMoved()
  const form = useRecordForm({
    module: 'planning',
    call: calls.move,
    schema: onePlace,
    initial: { ...shifted(row, shift), Despite: false },
    version: row.Version,
    toInput: ({ Despite, ...place }, { version }) => ({
      body: { Rows: [{ ID: row.ID, Version: version, ...place }], Despite },
    }),
    onSaved: (answer) => {
      moved(answer, [row])
      onClose()
    },
  })
  const { StartDate, EndDate, ClassRoomID, Despite } = form.values
  const wish = { ID: row.ID, Version: row.Version, StartDate, EndDate, ClassRoomID }
  const look = useLook([wish], true)
  const places = look.data?.Places ?? []
  const known = [row, ...places].flatMap((each) =>
    each.ClassRoomID === null
      ? []
      : [{ value: each.ClassRoomID, label: pick(each.ClassRoomName), code: each.ClassRoomCode ?? '' }],
  )
  const choose = (place: Place) => {
    form.setValue('StartDate', place.StartDate)
    form.setValue('EndDate', place.EndDate)
    form.setValue('ClassRoomID', place.ClassRoomID)
    form.setValue('Despite', false)
  }
  const isBlocked = isHard(look.data)
  return (
    <RecordForm
      form={form}
      page={false}
      submitLabel={t('acts.move.do')}
      onCancel={onClose}
      sendable={!isSamePlace(row, form.values) && (!isBlocked || Despite)}
    >
      <Text size="sm">
        <Localized text={row.CourseName} /> <Code>{row.Code}</Code>
      </Text>
      <FieldRow>
        <DayField {...form.field('StartDate')} label={t('fields.startDate')} required />
        <DayField {...form.field('EndDate')} label={t('fields.endDate')} required />
      </FieldRow>
      {row.isAtAcademy && (
        <RecordSelect
          {...form.field('ClassRoomID')}
          call={calls.getClassRooms}
          input={{ IsActive: true }}
          option={(room) => ({ value: room.ID, label: pick(room.Name), code: room.Code })}
          chosen={known}
          label={t('fields.classRoom')}
        />
      )}
      {!isSamePlace(row, form.values) && <Found look={look.data} />}
      {isBlocked && <CheckboxField {...form.field('Despite')} label={words('despite')} />}
      {look.data && <FreePlaces places={places} chosen={wish} onChoose={choose} />}
      <Text size="sm" c="dimmed">
        {t('together.asked')}
      </Text>
    </RecordForm>
  )
}

const several = z.strictObject({
  Days: z.int({ error: 'notANumber' }).min(-366, 'tooSmall').max(366, 'tooLarge'),
  ClassRoomID: id().nullable(),
  Despite: z.boolean(),
})

function MovingSeveral({ rows, shift, onClose }: MovingProps) {
  const t = useText('planning')
  const words = useText('planning/moving')
  const pick = usePick()
  const moved = useMoved()
  const shiftOf = (Days: number | null, ClassRoomID: number | null): Shift => ({
    days: Days !== null && Number.isInteger(Days) ? Days : 0,
    stretch: shift.stretch,
    ...(ClassRoomID !== null && { classRoomId: ClassRoomID }),
  })
  const form = useRecordForm({
    module: 'planning',
    call: calls.move,
    schema: several,
    initial: {
      Days: shift.days as number | null,
      ClassRoomID: shift.classRoomId ?? null,
      Despite: false,
    },
    toInput: ({ Days, ClassRoomID, Despite }) => ({
      body: { Rows: wishesOf(rows, shiftOf(Days, ClassRoomID)), Despite },
    }),
    onSaved: (answer) => {
      moved(answer, rows)
      onClose()
    },
  })
  const { Days, ClassRoomID, Despite } = form.values
  const wishes = wishesOf(rows, shiftOf(Days, ClassRoomID))
  const isElsewhere = wishes.some((wish, at) => !isSamePlace(wish, rows[at]!))
  const look = useLook(isElsewhere ? wishes : [], false)
  const isBlocked = isElsewhere && isHard(look.data)
  return (
    <RecordForm
      form={form}
      page={false}
      submitLabel={t('acts.move.do')}
      onCancel={onClose}
      sendable={isElsewhere && (!isBlocked || Despite)}
    >
      <Text size="sm" fw={600}>
        {t('rowsInMonth', { count: rows.length })}
      </Text>
      <NumberField
        {...form.field('Days')}
        label={t('together.days')}
        description={t('together.daysHint')}
        min={-366}
        max={366}
        required
      />
      {rows.every((row) => row.isAtAcademy) && (
        <RecordSelect
          {...form.field('ClassRoomID')}
          call={calls.getClassRooms}
          input={{ IsActive: true }}
          option={(room) => ({ value: room.ID, label: pick(room.Name), code: room.Code })}
          label={t('fields.classRoom')}
          description={words('eachKeeps')}
        />
      )}
      {isElsewhere && <Found look={look.data} rows={rows} />}
      {isBlocked && <CheckboxField {...form.field('Despite')} label={words('despite')} />}
      <Text size="sm" c="dimmed">
        {t('together.asked')}
      </Text>
    </RecordForm>
  )
}

type Look = Output<typeof calls.previewPlanMove>

const isHard = (look: Look | undefined): boolean => (look?.Rows ?? []).some(({ Why }) => Why === 'clash')

/** What stands against the wish, as soon as it can be laid out and nobody has typed for a moment. */
function useLook(wishes: readonly WishedPlace[], Places: boolean) {
  const asked = wishes.every(({ StartDate, EndDate }) => isDay(StartDate) && isDay(EndDate) && StartDate <= EndDate)
    ? JSON.stringify(wishes)
    : '[]'
  const [settled] = useDebouncedValue(asked, 300)
  const Rows = JSON.parse(settled) as WishedPlace[]
  return useCall(calls.previewPlanMove, Rows.length > 0 ? { body: { Rows, Places } } : skip)
}
const isDay = (text: unknown) => day().safeParse(text).success

/** What the place would bring to each row, and why one would stay. */
function Found({ look, rows }: { look: Look | undefined; rows?: readonly Movable[] }) {
  const t = useText('planning')
  const words = useText('planning/moving')
  if (!look) return <Text size="sm">{words('looking')}</Text>
  const found = look.Rows.filter(({ Why, Clashes: clashes }) => Why !== null || clashes.length > 0)
  if (found.length === 0)
    return (
      <Text size="sm" aria-live="polite">
        {words('clear')}
      </Text>
    )
  return (
    <Stack gap="sm" aria-live="polite">
      {found.map(({ ID, Code: code, Why, Clashes: clashes }) => (
        <Stack key={ID} gap={4}>
          {rows && code && (
            <Text size="sm" fw={600}>
              <Code>{code}</Code>
            </Text>
          )}
          {Why !== null && Why !== 'clash' && <Text size="sm">{t(`fieldErrors.${Why}`)}</Text>}
          <Clashes clashes={clashes} />
        </Stack>
      ))}
    </Stack>
  )
}

function FreePlaces({
  places,
  chosen,
  onChoose,
}: {
  places: Look['Places']
  chosen: Place
  onChoose: (place: Place) => void
}) {
  const words = useText('planning/moving')
  const format = useFormat()
  const away = (days: number) => (days < 0 ? words('earlier', { count: -days }) : words('later', { count: days }))
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {words('places')}
      </Title>
      <Text size="sm" c="dimmed">
        {words(places.length > 0 ? 'placesHint' : 'noPlaces')}
      </Text>
      <ul className={classes['places']}>
        {places.map((place) => (
          <li key={`${place.StartDate} ${place.ClassRoomID}`}>
            <UnstyledButton
              className={classes['place']!}
              aria-pressed={isSamePlace(place, chosen)}
              onClick={() => onChoose(place)}
            >
              <span>{format.dayRange(place.StartDate, place.EndDate)}</span>
              {place.ClassRoomCode !== null && (
                <span>
                  <Code>{place.ClassRoomCode}</Code> <Localized text={place.ClassRoomName ?? {}} />
                </span>
              )}
              {place.IsTentative && <StateBadge tone="warning" label={words('tentative')} />}
              <span className={classes['away']}>{away(place.DaysAway)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
