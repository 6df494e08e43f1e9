import type { MenuGroup, MenuIcon, Screen } from '#platform/shared/screen.ts'
import { menuGroups } from '#platform/web/menu.ts'
import { plainPath } from '#platform/web/routing/paths.ts'
import { mayPass, type UserInfo } from '#platform/web/session.ts'

export interface MenuEntry {
  readonly screen: Screen
  readonly path: string
  readonly icon: MenuIcon
}
export interface MenuSection {
  readonly group: MenuGroup
  readonly entries: readonly MenuEntry[]
}
/** A line of the short menu: a page, or a group by its first page. */
export interface MenuLine {
  readonly path: string
  readonly title: string
  readonly icon: MenuIcon
  readonly entries: readonly MenuEntry[]
}

/** Of a menu without headings. */
export const mostLines = 8

/** The sidebar of one person: the screens of the menu that their role opens, by group. Empty groups are left out. */
export function menuOf(screens: readonly Screen[], user: UserInfo | null): MenuSection[] {
  return menuGroups()
    .map((group) => ({
      group,
      entries: screens
        .filter((screen) => screen.menu?.group === group.name && opensFor(screen, user) && !isOwn(screen, user))
        .sort((one, other) => one.menu!.order - other.menu!.order)
        .map(entryOf),
    }))
    .filter((section) => section.entries.length > 0)
}

/** The menu of whoever has few pages: a line for each group and for pages that stand apart, these only where they fit in. Null where the groups alone are too many: they unfold. */
export function shortMenuOf(sections: readonly MenuSection[], user: UserInfo | null): MenuLine[] | null {
  const isApart = ({ screen }: MenuEntry) => Boolean(screen.menu?.apart && mayPass(screen.menu.apart, user))
  const lines = sections.flatMap(({ group, entries }) => [
    ...linesOf(
      group,
      entries.filter((entry) => !isApart(entry)),
    ),
    ...entries.filter(isApart).map(lineOf),
  ])
  const groups = sections.flatMap(({ group, entries }) => linesOf(group, entries))
  return [lines, groups].find((each) => each.length <= mostLines) ?? null
}

function linesOf({ title, icon }: MenuGroup, entries: readonly MenuEntry[]): MenuLine[] {
  const [first, second] = entries
  if (!first) return []
  return [second ? { path: first.path, title, icon, entries } : lineOf(first)]
}
const lineOf = (entry: MenuEntry): MenuLine => ({
  path: entry.path,
  title: entry.screen.title,
  icon: entry.icon,
  entries: [entry],
})
const entryOf = (screen: Screen): MenuEntry => ({ screen, path: plainPath(screen.path)!, icon: screen.menu!.icon })

/** What is the person's own, for the account menu. */
export const ownPagesOf = (screens: readonly Screen[], user: UserInfo | null): MenuEntry[] =>
  screens.filter((screen) => opensFor(screen, user) && isOwn(screen, user)).map(entryOf)

/** The first page of the group with this letter in the person's menu. */
export const pathOfLetter = (screens: readonly Screen[], user: UserInfo | null, letter: string): string | null =>
  menuOf(screens, user).find(({ group }) => group.letter === letter)?.entries[0]?.path ?? null

/** The role's own home passes the rule of another's in a few cases (an admin opens `/home` alone). */
const opensFor = (screen: Screen, user: UserInfo | null) =>
  mayPass(screen.rule, user) && mayPass(screen.menu?.who ?? screen.rule, user) && plainPath(screen.path) !== null

const isOwn = ({ menu }: Screen, user: UserInfo | null) => Boolean(menu?.account && mayPass(menu.account, user))

/** The screen that a visited path belongs to: the one with the most literal parts, as the router chooses. */
export function screenOf(screens: readonly Screen[], pathname: string): Screen | undefined {
  const parts = pathname.toLowerCase().split('/').filter(Boolean)
  let best: { screen: Screen; literal: number } | undefined
  for (const screen of screens) {
    const literal = literalParts(screen.path.toLowerCase().split('/').filter(Boolean), parts)
    if (literal !== null && (!best || literal > best.literal)) best = { screen, literal }
  }
  return best?.screen
}

function literalParts(pattern: readonly string[], parts: readonly string[]): number | null {
  let literal = 0
  let at = 0
  let spare = parts.length - pattern.filter((part) => !part.endsWith('?')).length
  for (const part of pattern) {
    if (part.startsWith(':')) {
      if (part.endsWith('?')) {
        if (spare <= 0) continue
        spare--
      }
      if (at >= parts.length) return null
      at++
    } else if (parts[at++] === part) literal++
    else return null
  }
  return at === parts.length ? literal : null
}

/** Whether the page at this address shows one record, which no line of the menu leads to. */
export const isOfRecord = (screen: Screen, pathname: string): boolean =>
  screen.path.includes(':') && plainPath(screen.path)?.toLowerCase() !== pathname.toLowerCase().replace(/\/$/, '')

/** From the outermost parent to the screen itself. */
export function trailOf(screens: readonly Screen[], screen: Screen): Screen[] {
  const trail = [screen]
  for (let at: Screen | undefined = screen; at?.parent && trail.length < 6;) {
    const parent: `/${string}` = at.parent
    at = screens.find((each) => each.path.toLowerCase() === parent.toLowerCase())
    if (at) trail.unshift(at)
  }
  return trail
}
