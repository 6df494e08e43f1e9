import { useSyncExternalStore } from 'react'
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

/** A line at the top while the browser has no network. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const t = useText('platform')
  return (
    <div role="status" className={classes['place']}>
      {!online && <p className={classes['note']}>{t('shell.offline')}</p>}
    </div>
  )
}
