import { IconClock, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inLanguage } from '#platform/shared/text.ts'
import type { FoundRecord } from '#platform/web/start/searching.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import { usePageNames } from '#platform/web/words/page-names.ts'
import { useFoundRecords } from './found-records.ts'
import { useFoundScreens } from './found-screens.ts'
import { ScreenIcon } from '../menu/icons.tsx'
import { useRecentRecords } from './recent.ts'

export interface Hit {
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

const fewestLetters = 2

/** What the palette shows for a text: pages first, then each kind of record; without one, the records looked at last too. */
export function usePaletteGroups(text: string): { groups: HitGroup[]; status: string; hint: string | null } {
  const t = useText('platform')
  const titleOf = useTitles()
  const language = useLanguage()
  const screens = useFoundScreens(text)
  const records = useFoundRecords(text)
  const recent = useRecentRecords()
  const names = usePageNames()
  const groups: HitGroup[] = []
  if (!text && recent.length > 0) {
    const hits = recent.map(({ screen, path }) => ({
      key: path,
      name: names[path]!,
      detail: titleOf(screen.title),
      code: null,
      icon: <IconClock size="1.3rem" stroke={1.6} aria-hidden />,
      href: path,
    }))
    groups.push({ key: 'recent', heading: t('menu.recent'), hits })
  }
  if (screens.length > 0) {
    const hits = screens.map(({ screen, path, title, parent }) => ({
      key: path,
      name: title,
      detail: parent || null,
      code: null,
      icon: screen.menu ? (
        <ScreenIcon name={screen.menu.icon} />
      ) : (
        <IconFileText size="1.3rem" stroke={1.6} aria-hidden />
      ),
      href: path,
    }))
    groups.push({ key: 'screens', heading: t('palette.screens'), hits })
  }
  for (const { searcher, records: found } of records.found) {
    groups.push({
      key: searcher.key,
      heading: titleOf(searcher.title),
      hits: found.map((record) => hitOf(record, language)),
    })
  }
  const count = groups.reduce((sum, group) => sum + group.hits.length, 0)
  const short = [...text].length < fewestLetters
  return { groups, status: statusOf(), hint: short && records.offered ? t('palette.hint') : null }

  function statusOf(): string {
    if (!text) return ''
    if (records.searching) return t('palette.searching')
    if (records.failed) return t('palette.unavailable')
    return count === 0 ? t('palette.nothing', { text }) : t('palette.results', { count })
  }
}

function hitOf(record: FoundRecord, language: string): Hit {
  return {
    key: String(record.key),
    name: typeof record.name === 'string' ? record.name : inLanguage(record.name, language).text,
    detail: record.detail ?? null,
    code: record.code ?? null,
    icon: null,
    href: record.href,
  }
}
