import { Menu } from '@mantine/core'
import type { PressedButton } from '../../ui/pressed/onPress.tsx'
import { PressedMenu } from '../../ui/pressed/Pressed.tsx'
import { useKit } from '../../ui/useKit.ts'

export interface ExportItemsProps {
  readonly button: PressedButton
  /** Said above the kinds where a file does not hold all. */
  readonly limit?: string | undefined
  readonly onChoose: (kind: 'csv' | 'xlsx') => void
}

/** The kinds of file that a list is exported as. */
export function ExportItems({ button, limit, onChoose }: ExportItemsProps) {
  const kit = useKit()
  return (
    <PressedMenu button={button} position="bottom-end">
      {limit && <Menu.Label maw="16rem">{limit}</Menu.Label>}
      <Menu.Item onClick={() => onChoose('xlsx')}>{kit('table.exportXlsx')}</Menu.Item>
      <Menu.Item onClick={() => onChoose('csv')}>{kit('table.exportCsv')}</Menu.Item>
    </PressedMenu>
  )
}
