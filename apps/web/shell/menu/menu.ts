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

/** The sidebar of one person: the screens of the menu that their role opens, by group. Empty groups are left out. */
export function menuOf(screens: readonly Screen[], user: UserInfo | null): MenuSection[] {
  return menuGroups()
    .map((group) => ({
      group,
      entries: screens
        .filter((screen) => screen.menu?.group === group.name && opensFor(screen, user))
        .sort((one, other) => one.menu!.order - other.menu!.order)
        .map((screen) => ({ screen, path: plainPath(screen.path)!, icon: screen.menu!.icon })),
    }))
    .filter((section) => section.entries.length > 0)
}

/** The first page of the group with this letter in the person's menu. */
export const pathOfLetter = (screens: readonly Screen[], user: UserInfo | null, letter: string): string | null =>
  menuOf(screens, user).find(({ group }) => group.letter === letter)?.entries[0]?.path ?? null

/** The role's own home passes the rule of another's in a few cases (an admin opens `/home` alone). */
const opensFor = (screen: Screen, user: UserInfo | null) =>
  mayPass(screen.rule, user) && mayPass(screen.menu?.who ?? screen.rule, user) && plainPath(screen.path) !== null

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
