import type { Screen } from '#platform/shared/screen.ts'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { isOfRecord, screenOf } from '../menu/menu.ts'
import { useVisits } from './visits.ts'

export interface KnownPage {
  readonly path: string
  readonly screen: Screen
}

/** The page at a kept path, where there is still one that the person may open: none or one. */
export function useKnownPages(): (path: string) => KnownPage[] {
  const user = useUser()
  const { screens } = webModules()
  return (path) => {
    const screen = screenOf(screens, path)
    return screen && mayPass(screen.rule, user) ? [{ path, screen }] : []
  }
}

/** Records that are shown at most. */
const most = 6

/** The records looked at last, newest first: those whose names this session knows, for 'Class' thrice leads nowhere. */
export function useRecentRecords(): KnownPage[] {
  const known = useKnownPages()
  const names = usePageNames()
  return useVisits(useUser()?.uid ?? 0)
    .filter((path) => names[path])
    .flatMap(known)
    .filter(({ screen, path }) => isOfRecord(screen, path))
    .slice(0, most)
}
