import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '#platform/shared/call.ts'
import { directionOf } from '#platform/shared/text.ts'
import { useFormat, usePick } from '../../format.tsx'
import type { ModuleName } from '../../text.ts'
import { useSentence } from '../../ui/states/ErrorState.tsx'
import { saveBlob } from '../../ui/files/files.ts'
import { toast } from '../../ui/toast.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useKit } from '../../ui/useKit.ts'
import { allRows, fileOf } from './exporting.ts'
import { fileColumns, sheetCell } from './file-value.ts'
import type { Column } from '../table-types.ts'

export interface ExportMenuProps<Row> {
  readonly name: string
  readonly title: string
  readonly call: Call
  /** The list's query without page and size. */
  readonly input: Readonly<Record<string, unknown>>
  readonly columns: readonly Column<Row>[]
  readonly module: ModuleName
  readonly disabled: boolean
}

/** The filtered list as a file, with the columns shown, at most 5 000 rows. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const kit = useKit()
  const phone = useIsPhone()
  const format = useFormat()
  const pick = usePick()
  const sentence = useSentence(props.module)
  const [count, setCount] = useState<number | null>(null)
  const going = useRef<AbortController | null>(null)
  useEffect(() => () => going.current?.abort(), [])

  const run = async (kind: 'csv' | 'xlsx') => {
    const controller = new AbortController()
    going.current = controller
    setCount(0)
    try {
      const { rows, cut } = await allRows<Row>(props.call, props.input, kind, setCount, controller.signal)
      const columns = fileColumns(props.columns)
      const sheet = {
        title: props.title,
        header: columns.map(({ label }) => label),
        rows: rows.map((row) => columns.map((column) => sheetCell(column, row, pick, format.wallClock))),
        rightToLeft: directionOf(format.language) === 'rtl',
      }
      const { blob, name } = await fileOf(props.name, sheet, kind, kit('form.currency'))
      saveBlob(blob, name)
      if (cut) toast.info(kit('table.exportCut', { count: rows.length, shown: format.number(rows.length) }))
      else toast.done(kit('table.exported'))
    } catch (problem) {
      if (!controller.signal.aborted) toast.failed(sentence(problem))
    } finally {
      setCount(null)
    }
  }
  if (count !== null) {
    return (
      <Button variant="default" disabled aria-live="polite">
        {kit('table.exporting', { shown: format.number(count) })}
      </Button>
    )
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        {phone ? (
          <ActionIcon variant="default" size="input-sm" disabled={props.disabled} aria-label={kit('table.export')}>
            <IconDownload size="1.125rem" stroke={1.6} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            px="sm"
            disabled={props.disabled}
            leftSection={<IconDownload size="1rem" stroke={1.6} />}
          >
            {kit('table.export')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void run('xlsx')}>{kit('table.exportXlsx')}</Menu.Item>
        <Menu.Item onClick={() => void run('csv')}>{kit('table.exportCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
