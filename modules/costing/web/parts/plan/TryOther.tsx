import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import type { Output } from '#platform/shared/call.ts'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { FiguresShown } from '../sheet/FiguresShown.tsx'
import { figuresOfTrial, tried, type Row, type Trial } from './trial.ts'

interface Props {
  readonly row: Row | null
  readonly trial: Trial | undefined
  readonly onClose: () => void
  readonly onTry: (row: Row, to: Omit<Trial, 'row'>) => void
}

/** Another instructor or class room for a row, with what it would come to. */
export function TryOther({ row, ...rest }: Props) {
  const t = useText('costing')
  const query = useCall(calls.getCostChoices, row ? { CourseID: row.CourseID } : skip)
  return (
    <Dialog
      opened={row !== null}
      onClose={rest.onClose}
      title={row ? <Localized text={row.Name} /> : t('plan.other')}
      size="lg"
    >
      <QueryView query={query} module="costing">
        {(choices) => row && <Choose key={row.ID} row={row} choices={choices} {...rest} />}
      </QueryView>
    </Dialog>
  )
}

function Choose({
  row,
  choices,
  trial,
  onClose,
  onTry,
}: Props & { row: Row; choices: Output<typeof calls.getCostChoices> }) {
  const t = useText('costing')
  const plan = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const [instructorId, setInstructor] = useState(
    trial?.instructor === undefined ? row.LeadInstructorID : (trial.instructor?.ID ?? null),
  )
  const [classRoomId, setClassRoom] = useState(
    trial?.classRoom === undefined ? row.ClassRoomID : (trial.classRoom?.ID ?? null),
  )
  const priced = (label: string, price: string) => t('plan.priced', { label, price })
  const to = {
    instructor: choices.Instructors.find(({ ID }) => ID === instructorId) ?? (instructorId === null ? null : undefined),
    classRoom: choices.ClassRooms.find(({ ID }) => ID === classRoomId) ?? (classRoomId === null ? null : undefined),
  } as Omit<Trial, 'row'>
  const would = tried(trial ?? { row }, to) ?? undefined
  return (
    <Stack gap="md">
      <SelectField
        label={plan('fields.leadInstructor')}
        value={instructorId}
        onChange={(next) => setInstructor(next ?? null)}
        options={choices.Instructors.map((each) => ({
          value: each.ID,
          label: priced(pick(each.Name), format.money(each.DailyFee)),
        }))}
      />
      {row.Place === 'academy' && (
        <SelectField
          label={plan('fields.classRoom')}
          value={classRoomId}
          onChange={(next) => setClassRoom(next ?? null)}
          options={choices.ClassRooms.map((each) => ({
            value: each.ID,
            label: priced(`${each.Code} ${pick(each.Name)}`, format.money(each.DayPrice)),
          }))}
        />
      )}
      {row.Lines.length === 0 ? (
        <Text size="sm">{t('plan.noCosts')}</Text>
      ) : (
        <FiguresShown
          figures={figuresOfTrial(row, would, pick)}
          currency={row.BaseCurrency}
          trainees={would?.trainees ?? row.ExpectedTrainees}
          columns={2}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('plan.leave')}
        </Button>
        <Button
          onClick={() => {
            onTry(row, to)
            onClose()
          }}
        >
          {t('plan.use')}
        </Button>
      </Group>
    </Stack>
  )
}
