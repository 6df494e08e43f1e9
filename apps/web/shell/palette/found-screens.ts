import { useMemo } from 'react'
import { foldText } from '#platform/shared/text.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { plainPath } from '#platform/web/routing/paths.ts'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useTitles } from '#platform/web/titles.ts'
import { trailOf } from '../menu/menu.ts'
import { rankOfTitle, ranked, ranks, type Rank } from './ranks.ts'

export interface FoundScreen {
  readonly screen: Screen
  readonly path: string
  readonly title: string
  readonly parent: string
  readonly rank: Rank
}

const shownAtMost = 8

/** The screens whose title or address holds every word typed, best first. Without text, the menu's first. */
export function useFoundScreens(text: string): FoundScreen[] {
  const user = useUser()
  const titleOf = useTitles()
  return useMemo(() => {
    const { screens } = webModules()
    const words = foldText(text).split(' ').filter(Boolean)
    const found: FoundScreen[] = []
    for (const screen of screens) {
      const path = plainPath(screen.path)
      // A screen that needs a record is reached by finding the record.
      if (
        !path ||
        path === '/' ||
        !screen.auth ||
        screen.unlisted ||
        (screen.path.includes(':') && !screen.menu) ||
        !mayPass(screen.rule, user)
      )
        continue
      if (words.length === 0 && !screen.menu) continue
      const title = titleOf(screen.title)
      const ofPath = words.every((word) => foldText(path).includes(word)) ? ranks.otherwise : null
      const rank = rankOfTitle(title, text) ?? ofPath
      if (rank === null) continue
      const trail = trailOf(screens, screen)
      const parent = trail.length > 1 ? titleOf(trail.at(-2)!.title) : ''
      found.push({ screen, path, title, parent, rank })
    }
    return ranked(found, ({ rank }) => rank).slice(0, shownAtMost)
  }, [text, user, titleOf])
}
