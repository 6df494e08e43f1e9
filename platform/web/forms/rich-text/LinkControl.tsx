import { Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useKit } from '../../ui/useKit.ts'
import { writtenIn } from '../fields/field.ts'
import { linkAddress } from './link-address.ts'
import { ToolButton } from './ToolButton.tsx'

export function LinkControl({ editor, disabled, active }: { editor: Editor; disabled: boolean; active: boolean }) {
  const kit = useKit()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const toggle = () => {
    setTyped((editor.getAttributes('link')['href'] as string | undefined) ?? '')
    setWrong(false)
    setOpen((now) => !now)
  }
  const save = () => {
    const href = linkAddress(typed)
    if (!href) {
      setWrong(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    // With nothing selected the address itself is the words.
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    setOpen(false)
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus shadow="md" withinPortal withRoles={false}>
      <Popover.Target>
        <span>
          <ToolButton label={kit('editor.link')} active={active} disabled={disabled} expanded={open} onClick={toggle}>
            <IconLink size="1.125rem" stroke={1.6} />
          </ToolButton>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={kit('editor.link')} p="sm" w="19rem">
        <Stack gap="sm">
          <TextInput
            data-autofocus
            {...writtenIn('ltr')}
            label={kit('editor.linkAddress')}
            placeholder={'https://'}
            value={typed}
            error={wrong ? kit('editor.linkWrong') : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The form around the editor must not be sent.
              event.preventDefault()
              event.stopPropagation()
              save()
            }}
          />
          <Group gap="xs" justify="flex-end">
            {active && (
              <Button size="compact-sm" variant="default" onClick={remove}>
                {kit('editor.unlink')}
              </Button>
            )}
            <Button size="compact-sm" onClick={save}>
              {kit('editor.linkSave')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
