import { Input } from '@mantine/core'
import { type DragEvent, type ReactNode, type RefObject, useState } from 'react'
import classes from './FileDrop.module.css'

export interface FileDropProps {
  /** Of the field; `${id}-error` is what its buttons are described by. */
  readonly id: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  /** Extensions without a dot. */
  readonly accept?: readonly string[] | undefined
  /** The file input, for a button that opens it. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFile: (file: File) => void
  /** `isOver`: a file is being held above it. */
  readonly children: (isOver: boolean) => ReactNode
}

/** A field into which a file is dropped, or for which one is chosen. What it shows inside is its caller's. */
export function FileDrop({ id, label, disabled = false, accept, input, onFile, children, ...props }: FileDropProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onFile(file)
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={props.description}
      error={props.error}
      required={props.required ?? false}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere on it; the button inside does the same */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes['box']}
        data-over={over || undefined}
        data-error={props.error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          if (!disabled) setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden
          accept={accept?.map((each) => `.${each}`).join(',')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file may be chosen again after a failure.
            event.currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
        {children(over)}
      </div>
    </Input.Wrapper>
  )
}
