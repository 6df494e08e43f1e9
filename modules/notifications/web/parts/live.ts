import { useEffect, useRef } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { useLanguage } from '#platform/web/text.ts'

/** Asks the lists anew when the server says that there is a new notification, and when they are to be read in another language. */
export function useLiveNotifications(): void {
  const language = useLanguage()
  const shown = useRef(language)
  useEffect(() => listenLive('notification', () => void refreshEverything()), [])
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    void refreshEverything()
  }, [language])
}
