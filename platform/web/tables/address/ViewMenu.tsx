import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { onPress } from '../../ui/pressed/onPress.tsx'
import { useKit } from '../../ui/useKit.ts'
import type { Column } from '../table-types.ts'
import type { TableView } from './useTableView.ts'
import type { ViewChoices as ViewChoicesOf, ViewChoicesProps } from './ViewChoices.tsx'

const ViewChoices = onPress<ViewChoicesProps<never>>(
  'dialog',
  async () => (await import('./ViewChoices.tsx')).ViewChoices,
) as unknown as typeof ViewChoicesOf

/** The button behind which a list's columns and their density are chosen. */
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
    <ViewChoices
      button={
        phone ? (
          <ActionIcon variant="default" size="input-sm" aria-label={kit('table.view')}>
            <IconAdjustmentsHorizontal size="1.125rem" stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button variant="default" px="sm" leftSection={<IconAdjustmentsHorizontal size="1rem" stroke={1.6} />}>
            {kit('table.view')}
          </Button>
        )
      }
      view={view}
      columns={columns}
      phone={phone}
    />
  )
}
