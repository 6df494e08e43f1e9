import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { sidebarColors, useSettings } from '#platform/web/settings.ts'
import { useText } from '#platform/web/text.ts'
import sidebar from './Sidebar.module.css'
import classes from './MenuDialog.module.css'

/** The menu of narrow screens. The browser's own dialog holds the focus and closes with Esc. */
export function MenuDialog({
  opened,
  onClose,
  children,
}: {
  opened: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useText('platform')
  const { theme, color } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (opened && !dialog.current?.open) dialog.current?.showModal()
    if (!opened) dialog.current?.close()
  }, [opened])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc and the button close it for the keyboard; the click is the pointer's third way
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label={t('menu.label')}
      onClose={onClose}
      // The backdrop belongs to the dialog; the panel covers the rest of it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {opened && (
        <div
          className={`${sidebar['sidebar']} ${classes['panel']}`}
          data-tone={theme === 'default' ? 'light' : 'dark'}
          style={theme === 'semi-dark' ? { backgroundColor: sidebarColors[color] } : undefined}
        >
          {children}
          <button type="button" className={classes['close']} onClick={onClose} aria-label={t('menu.close')}>
            <IconX size="1.4rem" stroke={1.6} aria-hidden />
          </button>
        </div>
      )}
    </dialog>
  )
}
