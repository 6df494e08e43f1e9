import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../text.ts'
import { dismissToast, onToasts, shownToasts, type Toast } from '../ui/toast.ts'
import { useTakenBelow } from './above-feet.ts'
import classes from './Toasts.module.css'

const icons = { done: IconCircleCheck, failed: IconAlertTriangle, info: IconInfoCircle }
/** Milliseconds. A failure stays until it is closed by hand or long enough to be read twice. */
const stays = { done: 5_000, info: 7_000, undo: 10_000, failed: 12_000 }

/** Where toasts appear: at the foot of the page, in the middle of what a drawer leaves of it, the newest lowest. */
export default function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const { feet, drawer } = useTakenBelow(toasts.length > 0)
  return (
    // The region is there before its first message, as screen readers only tell what changes in it.
    <div
      className={classes['place']}
      style={{ '--feet': `${feet}px`, '--drawer': `${drawer}px` } as CSSProperties}
      role="status"
      aria-live="polite"
      aria-atomic="false"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useText('platform')
  const [held, hold] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.undo ? stays.undo : stays[toast.kind])
    return () => clearTimeout(timer)
  }, [held, toast])
  const Icon = icons[toast.kind]
  // What was done says so itself; a failure is named before its reason.
  const title = toast.kind === 'failed' ? t('toasts.error') : null
  const holding = {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  }
  return (
    <div
      className={classes['toast']}
      data-kind={toast.kind}
      {...(toast.kind === 'failed' && { role: 'alert' })}
      {...holding}
    >
      <Icon size="1.35rem" stroke={1.7} className={classes['icon']} aria-hidden />
      <p className={classes['words']}>
        {title && <strong>{title}</strong>}
        <span>{toast.sentence}</span>
      </p>
      {toast.undo && (
        <button
          type="button"
          className={classes['undo']}
          onClick={() => {
            dismissToast(toast.id)
            void toast.undo!.run()
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <button
        type="button"
        className={classes['close']}
        aria-label={t('actions.close')}
        onClick={() => dismissToast(toast.id)}
      >
        <IconX size="1.1rem" stroke={1.7} aria-hidden />
      </button>
    </div>
  )
}
