import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Code, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { cellName, directionOfCell, serialDayOf } from '../roster-cells.ts'
import { suggestionsOf } from './RosterSuggestions.tsx'
import type { RosterRecord, RosterRow } from '../roster-record.ts'
import type { RosterWrites } from '../useRosterWrites.ts'

interface RosterRowDrawerProps {
  readonly row: RosterRow
  readonly roster: RosterRecord
  readonly writes: RosterWrites
  readonly opened: boolean
  readonly onClose: () => void
}

/** All cells of one row, for a fault that the check does not see. */
export function RosterRowDrawer(props: RosterRowDrawerProps) {
  const t = useText('roster')
  const format = useFormat()
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      drawer
      size="md"
      title={t('fixTitle', { row: format.number(props.row.Row) })}
    >
      {props.opened && <RowCells {...props} />}
    </Dialog>
  )
}

function RowCells({ row, roster, writes, onClose }: RosterRowDrawerProps) {
  const t = useText('roster')
  const words = useText('platform')
  const format = useFormat()
  const serialText = (column: number) => {
    const day = serialDayOf(row, column, format)
    return day && t('serialDay', { day })
  }
  const [cells, setCells] = useState<readonly string[]>(row.Cells)
  useDialogHold(() => cells.every((cell, at) => cell === row.Cells[at]))
  const save = async () => {
    const changed = cells.flatMap((Text, at) =>
      Text === row.Cells[at] ? [] : [{ Row: row.Row, Column: at + 1, Text }],
    )
    if (changed.length > 0) await writes.fix(changed)
    onClose()
  }
  return (
    <Stack gap="sm">
      {roster.Mapping.map((field, at) =>
        field ? (
          <TextInput
            key={field}
            label={
              <>
                {t(`fields.${field}`)} <Code>{cellName(row.Row, at + 1)}</Code>
              </>
            }
            attributes={{ input: directionOfCell(field, cells[at] ?? '') }}
            {...suggestionsOf(field)}
            description={cells[at] === row.Cells[at] && serialText(at + 1)}
            value={cells[at] ?? ''}
            onChange={(event) =>
              setCells(cells.map((cell, place) => (place === at ? event.currentTarget.value : cell)))
            }
          />
        ) : null,
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {words('actions.cancel')}
        </Button>
        <Button loading={writes.busy} onClick={() => void save()}>
          {words('actions.save')}
        </Button>
      </Group>
    </Stack>
  )
}
