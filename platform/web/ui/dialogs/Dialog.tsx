import { useEffect, useState } from 'react'
import { later } from '../pressed/later.ts'
import type { DialogProps } from './dialog-props.ts'

const useFrame = later(async () => (await import('./DialogFrame.tsx')).DialogFrame)

/**
 * A dialog or a drawer. Esc closes the topmost alone; and while a form in it holds something unsaved, Esc, the cross and
 * a press beside it ask first. What it is drawn with is fetched once the page stands.
 */
export function Dialog(props: DialogProps) {
  const { part: Frame, fetched } = useFrame()
  // Opened once it stands, it knows where the focus goes back to.
  const [stands, stand] = useState(Frame !== undefined)
  const { opened, onClose } = props
  useEffect(() => {
    if (Frame) stand(true)
    else if (opened) fetched(() => {}, onClose)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for once each time that it opens
  }, [Frame, opened])
  return Frame && <Frame {...props} opened={opened && stands} />
}
