import { useEffect, useState } from 'react'
import { canBeDone, type PaletteAct, type PalettePart, type RecordAct } from '#platform/web/frame/palette.ts'
import { webModules } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useTitles } from '#platform/web/titles.ts'
import { actAndRecord, rankOfTitle, ranked, type Rank } from './ranks.ts'
import { useFoundRecords, type FoundRecords } from './found-records.ts'

/** What modules bring, of it what the person may use. None until it is there; an opening without a network goes without. */
export function usePaletteParts() {
  const user = useUser()
  const [parts, bring] = useState<readonly PalettePart[]>([])
  useEffect(() => {
    let isGone = false
    void webModules()
      .palette?.()
      .then(
        (all) => !isGone && bring(all),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [])
  const may = ({ rule }: Pick<PaletteAct, 'rule'>) => mayPass(rule, user)
  return {
    searchers: parts.flatMap(({ searchers = [] }) => searchers.filter(may)),
    acts: parts.flatMap(({ acts = [] }) => acts.filter(may)),
    recordActs: parts.flatMap(({ recordActs = [] }) => recordActs.filter(may)),
  }
}
export type PaletteParts = ReturnType<typeof usePaletteParts>

export interface FoundAct {
  readonly title: string
  readonly href: string
  readonly rank: Rank
}
const shownAtMost = 5

/** The acts whose titles hold every word typed, best first. Without text, the first. */
export function useFoundActs(text: string, acts: readonly PaletteAct[]): FoundAct[] {
  const titleOf = useTitles()
  const found = acts.flatMap(({ title: key, href }): FoundAct[] => {
    const title = titleOf(key)
    const rank = title ? rankOfTitle(title, text) : null
    return rank === null ? [] : [{ title, href, rank }]
  })
  return ranked(found, ({ rank }) => rank).slice(0, shownAtMost)
}

/** What 'take attendance CC-82' asks for: the acts that its words name, and the records that the rest finds. */
export function useActsOnRecords(text: string, { searchers, recordActs }: PaletteParts): ActsOnRecords {
  const titleOf = useTitles()
  const titled = recordActs.map((act) => ({ act, title: titleOf(act.title) }))
  const asked = actAndRecord(text, titled)
  const acts = asked?.acts.map(({ act }) => act) ?? []
  const able = searchers.filter((searcher) => acts.some((act) => canBeDone(act, searcher)))
  return { acts, ...useFoundRecords(asked?.rest ?? '', able) }
}
export interface ActsOnRecords extends FoundRecords {
  readonly acts: readonly RecordAct[]
}
