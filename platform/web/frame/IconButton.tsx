import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type ButtonHTMLAttributes, lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react'

interface IconButtonProps
  extends ActionIconProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const none: typeof import('../ui/pressed/Hint.tsx').default = () => <></>
// Where it does not come the button is named all the same.
const Hint = lazy(() => import('../ui/pressed/Hint.tsx').catch(() => ({ default: none })))

/** A button that is an icon; its name is said, and shown to who points at it. */
export function IconButton({ label, children, ref, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // What waits to be shown costs a slow phone time for nothing.
  const [isPointedAt, point] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="2.57rem"
        aria-label={label}
        {...rest}
        ref={useMergedRef(button, ref)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(true)}
      >
        {children}
      </ActionIcon>
      {isPointedAt && (
        <Suspense>
          <Hint label={label} of={button} />
        </Suspense>
      )}
    </>
  )
}
