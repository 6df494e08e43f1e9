import { IconClock, IconFileText, IconBolt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { canBeDone, type FoundRecord, type RecordAct, type Searcher } from '#platform/web/frame/palette.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { useActsOnRecords, useFoundActs, usePaletteParts } from './found-acts.ts'
import { useFoundRecords } from './found-records.ts'
import { useFoundScreens } from './found-screens.ts'
import { ScreenIcon } from '../menu/icons.tsx'
import { bestRank, inOrder, type Rank, ranked, ranks } from './ranks.ts'
import { useRecentRecords } from './recent.ts'

export interface Hit {
  /** Its own in the whole list. */
  readonly key: string
  readonly name: string
  readonly detail: string | null
  readonly code: string | null
  readonly icon: ReactNode
  readonly href: string
}
export interface HitGroup {
  readonly key: string
  readonly heading: string
  readonly hits: readonly Hit[]
}
interface RankedGroup extends HitGroup {
  readonly kind: 'act' | 'page' | 'record'
  /** How its best answers. */
  readonly rank: Rank
}

const fewestLetters = 2

const recentIcon = <IconClock size="1.3rem" stroke={1.6} aria-hidden />
const pageIcon = <IconFileText size="1.3rem" stroke={1.6} aria-hidden />
const actIcon = <IconBolt size="1.3rem" stroke={1.6} aria-hidden />

/** What the palette shows for a text: what can be done, pages and records, what answers it best first; without one, the records looked at last first. */
export function usePaletteGroups(text: string): { groups: HitGroup[]; status: string; hint: string | null } {
  const t = useText('platform')
  const titleOf = useTitles()
  const language = useLanguage()
  const parts = usePaletteParts()
  const onRecords = useActsOnRecords(text, parts)
  const acts = useFoundActs(text, parts.acts)
  const records = useFoundRecords(text, parts.searchers)
  const screens = useFoundScreens(text).filter(({ path }) => !acts.some(({ href }) => href === path))
  const recent = useRecentRecords()
  const names = usePageNames()

  const textOf = (name: Trilingual | string) => (typeof name === 'string' ? name : inLanguage(name, language).text)
  const hitOf = (searcher: Searcher, record: FoundRecord): Hit => ({
    key: `${searcher.key}:${record.key}`,
    name: textOf(record.name),
    detail: record.detail ? textOf(record.detail) : null,
    code: record.code ?? null,
    icon: null,
    href: record.href,
  })
  const actOn = (act: RecordAct, record: FoundRecord): Hit => ({
    key: `${act.of}:${act.title}:${record.key}`,
    name: titleOf(act.title),
    detail: textOf(record.name),
    code: record.code ?? null,
    icon: actIcon,
    href: act.to(record.key),
  })
  const rankOfRecord = ({ name, code, isNamed }: FoundRecord) =>
    isNamed ? ranks.begins : bestRank([code, ...(typeof name === 'string' ? [name] : Object.values(name))], text)

  const found: RankedGroup[] = [
    {
      key: 'acts',
      kind: 'act',
      heading: t('palette.acts'),
      rank: acts[0]?.rank ?? ranks.begins,
      hits: acts.map(({ title, href }) => ({
        key: `act:${title}`,
        name: title,
        detail: null,
        code: null,
        icon: actIcon,
        href,
      })),
    },
    {
      key: 'screens',
      kind: 'page',
      heading: t('palette.screens'),
      rank: screens[0]?.rank ?? ranks.begins,
      hits: screens.map(({ screen, path, title, parent }) => ({
        key: path,
        name: title,
        detail: parent || null,
        code: null,
        icon: screen.menu ? <ScreenIcon name={screen.menu.icon} /> : pageIcon,
        href: path,
      })),
    },
    ...records.found.map(({ searcher, records: all }) => ({
      key: searcher.key,
      kind: 'record' as const,
      heading: titleOf(searcher.title),
      rank: Math.min(...all.map(rankOfRecord)) as Rank,
      hits: ranked(all, rankOfRecord).map((record) => hitOf(searcher, record)),
    })),
  ]
  const groups: HitGroup[] = inOrder(found.filter(({ hits }) => hits.length > 0))
  const first = groups[0] && records.found.find(({ searcher }) => searcher.key === groups[0]!.key)
  if (first) groups.splice(1, 0, ...actsOf(first))
  const asked = onRecords.found.flatMap(({ searcher, records: all }) =>
    all.flatMap((record) =>
      onRecords.acts
        .filter((act) => canBeDone(act, searcher, record))
        .map((act) => actOn(act, record))
        .map((hit) => ({ ...hit, key: `asked:${hit.key}` })),
    ),
  )
  if (asked.length > 0) groups.unshift({ key: 'asked', heading: t('palette.acts'), hits: asked })
  if (!text && recent.length > 0) {
    const hits = recent.map(({ screen, path }) => ({
      key: `recent:${path}`,
      name: names[path]!,
      detail: titleOf(screen.title),
      code: null,
      icon: recentIcon,
      href: path,
    }))
    groups.unshift({ key: 'recent', heading: t('menu.recent'), hits })
  }
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const short = [...text].length < fewestLetters
  return { groups, status: statusOf(), hint: short && parts.searchers.length > 0 ? t('palette.hint') : null }

  /** What can be done with the record that answers best, where the text does not only brush it. */
  function actsOf({ searcher, records: all }: (typeof records.found)[number]): HitGroup[] {
    const record = ranked(all, rankOfRecord)[0]!
    const able = parts.recordActs.filter((act) => canBeDone(act, searcher, record))
    if (able.length === 0 || rankOfRecord(record) > ranks.words) return []
    // The heading says whose they are.
    const hits = able.map((act) => ({ ...actOn(act, record), detail: null }))
    return [{ key: 'ofRecord', heading: textOf(record.name), hits }]
  }

  function statusOf(): string {
    if (!text) return ''
    if (records.searching || onRecords.searching) return t('palette.searching')
    if (records.failed) return t('palette.unavailable')
    return count === 0 ? t('palette.nothing', { text }) : t('palette.results', { count })
  }
}
