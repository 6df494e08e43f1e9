import { Button, Drawer, Group, Modal, Stack, Text } from '@mantine/core'
import { type MouseEvent, useMemo, useRef, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { DialogHold, type Hold, type MayClose } from './dialog-hold.ts'
import { useTopLayer } from './layers.ts'
import { useKit } from '../useKit.ts'

/**
 * A dialog or a drawer. Esc closes the topmost alone; and while a form in it holds something unsaved, Esc, the cross and
 * a press beside it ask first.
 */
export function DialogFrame({ opened, onClose, drawer = false, children, ...rest }: DialogProps) {
  const kit = useKit()
  const forms = useRef(new Set<MayClose>())
  const [asking, setAsking] = useState(false)
  const top = useTopLayer(opened)
  const hold = useMemo<Hold>(
    () => (mayClose) => {
      forms.current.add(mayClose)
      return () => void forms.current.delete(mayClose)
    },
    [],
  )
  const close = () => {
    if ([...forms.current].every((mayClose) => mayClose())) onClose()
    else setAsking(true)
  }
  const shared = {
    opened,
    onClose: close,
    closeOnEscape: top,
    // The second press of a double click on what opened it falls beside it, and is meant for no closing.
    closeOnClickOutside: false,
    overlayProps: { onClick: (event: MouseEvent) => void (event.detail < 2 && close()) },
    closeButtonProps: { 'aria-label': kit('close') },
    ...rest,
  }
  const content = (
    <DialogHold.Provider value={hold}>
      {children}
      {/* There only while it asks: mounted before, the very Esc that opens it would close it. */}
      {asking && (
        <DialogFrame opened onClose={() => setAsking(false)} title={kit('form.unsavedTitle')}>
          <Stack gap="md">
            <Text size="sm">{kit('form.closeQuestion')}</Text>
            <Group justify="flex-end" gap="sm">
              <Button
                variant="outline"
                color="red"
                onClick={() => {
                  setAsking(false)
                  onClose()
                }}
              >
                {kit('form.closeAnyway')}
              </Button>
              <Button data-autofocus onClick={() => setAsking(false)}>
                {kit('form.goOn')}
              </Button>
            </Group>
          </Stack>
        </DialogFrame>
      )}
    </DialogHold.Provider>
  )
  return drawer ? (
    <Drawer position="right" data-drawer {...shared}>
      {content}
    </Drawer>
  ) : (
    <Modal centered {...shared}>
      {content}
    </Modal>
  )
}
