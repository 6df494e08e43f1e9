import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import type { Together } from '../../../rules/together/together.ts'
import { LookedRows, RowName } from './LookedRows.tsx'
import { type PlanRow, useTogether } from './useTogether.ts'

export interface TogetherProps {
  readonly kind: Together['kind']
  readonly rows: readonly PlanRow[]
  readonly onClose: () => void
}

/** The class room, or the dates, of several rows: what it brings to each is said before anything is saved. */
export function TogetherDialog({ kind, rows, onClose }: TogetherProps) {
  const t = useText('planning')
  return (
    <Dialog opened onClose={onClose} title={t(`together.${kind}`)} size="lg">
      <Changing kind={kind} rows={rows} onClose={onClose} />
    </Dialog>
  )
}

function Changing({ kind, rows, onClose }: TogetherProps) {
  const t = useText('planning')
  const words = useText('platform')
  const pick = usePick()
  const format = useFormat()
  const sentence = useSentence('planning')
  const { look, save, forget, looked, done, at, problem } = useTogether(rows)
  const [classRoomId, setClassRoom] = useState<number | null>(null)
  const [days, setDays] = useState<number | null>(null)
  const change: Together | null =
    kind === 'classRoom'
      ? classRoomId === null
        ? null
        : { kind, classRoomId }
      : days !== null && Number.isInteger(days) && days !== 0 && Math.abs(days) <= 366
        ? { kind, days }
        : null
  const able = looked?.filter(({ why }) => why === null).length ?? 0
  if (done)
    return (
      <Stack gap="md">
        <Text aria-live="polite">{t('together.saved', { count: done.saved })}</Text>
        {done.refused.map((each) => (
          <Alert key={each.row.ID} color="red" title={<RowName row={each.row} />}>
            {sentence(each.problem)}
          </Alert>
        ))}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {words('actions.close')}
          </Button>
        </Group>
      </Stack>
    )
  const busy = at !== null
  return (
    <Stack gap="md">
      <Text size="sm">{t(kind === 'shift' ? 'together.asked' : 'together.shown')}</Text>
      {kind === 'classRoom' ? (
        <RecordSelect
          call={calls.getClassRooms}
          input={{ IsActive: true }}
          option={(row) => ({ value: row.ID, label: `${row.Code}${format.separator}${pick(row.Name)}` })}
          value={classRoomId}
          onChange={(value) => {
            forget()
            setClassRoom(value as number | null)
          }}
          label={t('fields.classRoom')}
          disabled={busy}
          required
        />
      ) : (
        <NumberField
          value={days}
          onChange={(value) => {
            forget()
            setDays(value ?? null)
          }}
          label={t('together.days')}
          description={t('together.daysHint')}
          min={-366}
          max={366}
          disabled={busy}
          required
        />
      )}
      {busy && (
        <Stack gap={4}>
          <Progress
            value={(100 * at) / (looked ? Math.max(able, 1) : rows.length)}
            aria-label={t('together.looking')}
          />
          <Text size="sm" aria-live="polite">
            {t(looked ? 'together.saving' : 'together.looking')}
          </Text>
        </Stack>
      )}
      {problem !== null && (
        <Alert color="red" role="alert">
          {sentence(problem)}
        </Alert>
      )}
      {looked && <LookedRows looked={looked} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={busy && looked !== null}>
          {words('actions.cancel')}
        </Button>
        {looked && able > 0 ? (
          <Button onClick={() => void save()} loading={busy}>
            {t('together.save', { count: able })}
          </Button>
        ) : (
          <Button
            onClick={() => change && void look(change)}
            loading={busy}
            disabled={change === null || looked !== null}
          >
            {t('together.look')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
