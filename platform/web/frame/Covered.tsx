import { type ReactNode, useEffect } from 'react'
import classes from './Covered.module.css'

/**
 * Hides what is inside, with its open dialogs, behind a cover. What was typed stays: the pages are hidden, not taken
 * away.
 */
export function Covered({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  const covered = Boolean(cover)
  useEffect(() => {
    if (!covered) return undefined
    const before = document.activeElement
    document.body.dataset['covered'] = ''
    return () => {
      delete document.body.dataset['covered']
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [covered])
  return (
    <>
      <div className={classes['covered']} hidden={covered}>
        {children}
      </div>
      {cover}
    </>
  )
}
