import { useEffect } from 'react'
import { keepAppWorker } from '#modules/notifications/web/worker/registration.ts'
import { keepForOffline } from '#modules/schedule/web/kept-schedule.ts'
import { webModules } from '#platform/web/screens.ts'
import { useText } from '#platform/web/text.ts'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { screenOf } from '../menu/menu.ts'
import { useVisits } from '../palette/visits.ts'

/** Of the pages opened last. */
const shown = 6

/** Where the academy is installed, or sends messages: keeps what is shown without a network. */
export default function KeptOffline({ uid }: { uid: number }) {
  const t = useText('platform')
  const names = usePageNames()
  const visits = useVisits(uid)
  const { screens } = webModules()
  const pages = visits.slice(0, shown).flatMap((path) => {
    const screen = screenOf(screens, path)
    return screen ? [{ path, title: names[path] ?? t(screen.title as never) }] : []
  })
  const known = JSON.stringify(pages)
  useEffect(() => {
    keepAppWorker()
    // Without a line what was kept before stays.
    void keepForOffline(uid, JSON.parse(known) as typeof pages).catch(() => undefined)
  }, [uid, known])
  return null
}
