import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import classes from './inline.module.css'
import type { EditableCellProps } from './cell-edit.ts'

// Brings the fields of forms with it.
const CellField = lazyPart(async () => (await import('./CellField.tsx')).CellField)

/** A cell with the way to change it in its place: double click, its button, or F2 there. */
export function EditableCell({ children, ...cell }: EditableCellProps) {
  const t = useText('kit/inline')
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = t('change', { label: cell.label, name: cell.name })
  useEffect(() => {
    // The keyboard goes back to where it came from.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <CellField {...cell} words={label} onClose={() => setOpen(false)} />
  return (
    <span className={classes['cell']} onDoubleClick={() => setOpen(true)}>
      {children}
      <button
        ref={button}
        type="button"
        className={classes['pencil']}
        aria-label={label}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'F2' && setOpen(true)}
      >
        <IconPencil size="0.875rem" stroke={1.6} aria-hidden />
      </button>
    </span>
  )
}
