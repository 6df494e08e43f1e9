import { ColorSwatch, Popover, UnstyledButton } from '@mantine/core'
import { IconBan, IconPalette } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useKit } from '../../ui/useKit.ts'
import classes from './editor.module.css'
import { ToolButton } from './ToolButton.tsx'

/* Dark enough to be read on white. */
const colors = ['#1d2025', '#5a6169', '#a61e1e', '#8a5a00', '#1d7a38', '#0b6b74', '#2459a3', '#6b2fa0']

export function ColorControl({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const kit = useKit()
  const [open, setOpen] = useState(false)
  const choose = (color: string | null) => {
    const chain = editor.chain().focus()
    if (color) chain.setColor(color).run()
    else chain.unsetColor().run()
    setOpen(false)
  }
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus shadow="md" withinPortal withRoles={false}>
      <Popover.Target>
        <span>
          <ToolButton
            label={kit('editor.color')}
            disabled={disabled}
            expanded={open}
            onClick={() => setOpen((now) => !now)}
          >
            <IconPalette size="1.125rem" stroke={1.6} />
          </ToolButton>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={kit('editor.color')} p="xs">
        <div className={classes['swatches']}>
          {colors.map((color) => (
            <ColorSwatch
              key={color}
              component="button"
              type="button"
              color={color}
              size="1.5rem"
              aria-label={kit('editor.chooseColor', { color })}
              onClick={() => choose(color)}
            />
          ))}
          <UnstyledButton
            className={classes['button']!}
            aria-label={kit('editor.noColor')}
            onClick={() => choose(null)}
          >
            <IconBan size="1.125rem" stroke={1.6} />
          </UnstyledButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
