import { Button, Checkbox, SegmentedControl, Stack, Text } from '@mantine/core'
import type { PressedButton } from '../../ui/pressed/onPress.tsx'
import { PressedWindow } from '../../ui/pressed/Pressed.tsx'
import { useKit } from '../../ui/useKit.ts'
import type { Column } from '../table-types.ts'
import type { TableView } from './useTableView.ts'

export interface ViewChoicesProps<Row> {
  readonly button: PressedButton
  readonly view: TableView<Row>
  readonly columns: readonly Column<Row>[]
  readonly phone: boolean
}

/** Which columns are shown, and how dense the rows are. */
export function ViewChoices<Row>({ button, view, columns, phone }: ViewChoicesProps<Row>) {
  const kit = useKit()
  return (
    <PressedWindow button={button} position="bottom-end">
      <Stack gap="sm" miw="13rem">
        {!phone && (
          <SegmentedControl
            size="xs"
            fullWidth
            aria-label={kit('table.density')}
            data={[
              { value: 'comfortable', label: kit('table.comfortable') },
              { value: 'compact', label: kit('table.compact') },
            ]}
            value={view.compact ? 'compact' : 'comfortable'}
            onChange={(value) => view.setCompact(value === 'compact')}
          />
        )}
        <Text size="xs" c="dimmed" fw={600}>
          {kit('table.columns')}
        </Text>
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            size="sm"
            label={column.label}
            checked={view.isShown(column)}
            disabled={column.always ?? false}
            onChange={(event) => view.show(column, event.currentTarget.checked)}
          />
        ))}
        <Button variant="subtle" size="compact-sm" disabled={!view.changed} onClick={view.reset}>
          {kit('table.resetView')}
        </Button>
      </Stack>
    </PressedWindow>
  )
}
