import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '../text.ts'
import classes from './OfflineNote.module.css'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** A line at the top while the browser has no network; as high as its words need, and what sticks below it knows. */
export function OfflineNote() {
  const place = useRef<HTMLDivElement>(null)
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const t = useText('platform')
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--offline-height', `${entry!.target.clientHeight}px`),
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} role="status" className={classes['place']}>
      {!online && <p className={classes['note']}>{t('shell.offline')}</p>}
    </div>
  )
}
