import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useKit } from '../../ui/useKit.ts'
import type { Column } from '../table-types.ts'
import type { TableView } from './useTableView.ts'

/** Which columns are shown, and how dense the rows are. */
export function ViewMenu<Row>({
  view,
  columns,
  phone,
}: {
  view: TableView<Row>
  columns: readonly Column<Row>[]
  phone: boolean
}) {
  const kit = useKit()
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        {phone ? (
          <ActionIcon variant="default" size="input-sm" aria-label={kit('table.view')}>
            <IconAdjustmentsHorizontal size="1.125rem" stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button variant="default" px="sm" leftSection={<IconAdjustmentsHorizontal size="1rem" stroke={1.6} />}>
            {kit('table.view')}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown p="sm" miw="15rem">
        <Stack gap="sm">
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
      </Popover.Dropdown>
    </Popover>
  )
}
