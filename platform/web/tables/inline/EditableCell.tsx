import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import classes from './inline.module.css'
import type { EditableCellProps } from './cell-edit.ts'

// Brings the fields of forms with it.
const CellField = lazyPart(async () => (await import('./CellField.tsx')).CellField)

/** A cell with the way to change it in its place: double click, its button, or F2 there. */
export function EditableCell({ children, ...rest }: EditableCellProps) {
  const t = useText('kit/inline')
  // As wide as what it takes the place of, or every column would move.
  const [width, setWidth] = useState<number | null>(null)
  const isOpen = width !== null
  const cell = useRef<HTMLSpanElement>(null)
  const open = () => setWidth(cell.current?.offsetWidth ?? 0)
  const wasOpen = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = t('change', { label: rest.label, name: rest.name })
  useEffect(() => {
    // The keyboard goes back to where it came from.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <CellField {...rest} words={label} width={width} onClose={() => setWidth(null)} />
  return (
    <span ref={cell} className={classes['cell']} onDoubleClick={open}>
      {children}
      <button
        ref={button}
        type="button"
        className={classes['pencil']}
        aria-label={label}
        onClick={open}
        onKeyDown={(event) => event.key === 'F2' && open()}
      >
        <IconPencil size="0.875rem" stroke={1.6} aria-hidden />
      </button>
    </span>
  )
}
