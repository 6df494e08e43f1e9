import { cloneElement, type ComponentType, type HTMLAttributes, type ReactElement, useState } from 'react'
import { later } from './later.ts'

/** A button that takes what a button of the browser takes. */
export type PressedButton = ReactElement<HTMLAttributes<HTMLButtonElement>>

/**
 * A button with what it opens: a menu, or a small window. Neither is there before it is first pressed, as where they would
 * stand and who has the focus costs each of them a slow phone's time. The part draws the button again, as what it belongs to
 * (`PressedMenu`, `PressedWindow`).
 */
export function onPress<Props extends { readonly button: PressedButton }>(
  opens: 'menu' | 'dialog',
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const usePart = later(load)
  return function OnPress(props: Props) {
    const { part: Part, fetched, isComing } = usePart()
    const [isWanted, want] = useState(false)
    if (isWanted && Part) return <Part {...props} />
    return cloneElement(props.button, {
      'aria-haspopup': opens,
      'aria-expanded': false,
      'aria-busy': isComing || undefined,
      onClick: () => fetched(() => want(true)),
    })
  }
}
