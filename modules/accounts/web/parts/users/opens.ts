import { access, type Right, type Rule } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import type { MenuGroup, MenuGroupName, Screen } from '#platform/shared/screen.ts'
import { menuGroups } from '#platform/web/menu.ts'
import type { getActions } from '../../../contract/opened.ts'

export type Action = Output<typeof getActions>['Items'][number]

/** Rules that whoever signs in passes say nothing of a right. */
const isForFew = (rule: Rule) => rule !== 'all' && rule !== 'anonymous'

/** The screens that somebody with these rights opens, of those that are not everybody's; parts of a screen follow it. */
export const screensOpenTo = (screens: readonly Screen[], rights: readonly Right[]): Screen[] =>
  screens.filter(({ rule }) => isForFew(rule) && access[rule].some((right) => rights.includes(right)))

/** What somebody with these rights may do, of what is not everybody's: reading is what the screens show. */
export const actionsOpenTo = (actions: readonly Action[], rights: readonly Right[]): Action[] =>
  actions.filter(({ Rule, Writes }) => Writes && isForFew(Rule) && access[Rule].some((right) => rights.includes(right)))

/** By the menu's groups; a screen that is reached from another stands with it. */
export function byGroup(screens: readonly Screen[], all: readonly Screen[]): { group: MenuGroup; screens: Screen[] }[] {
  const groups = menuGroups().map((group) => ({
    group,
    screens: screens.filter((screen) => groupOf(screen, all) === group.name),
  }))
  return groups.filter((each) => each.screens.length > 0)
}

function groupOf(screen: Screen, all: readonly Screen[]): MenuGroupName {
  for (let at: Screen | undefined = screen, steps = 0; at && steps < 6; steps++) {
    if (at.menu) return at.menu.group
    const parent: string | undefined = at.parent?.toLowerCase()
    at = parent === undefined ? undefined : all.find((each) => each.path.toLowerCase() === parent)
  }
  return 'home'
}

/** Words of these actions, each once, and how many have none. */
export function named(
  actions: readonly Action[],
  wordOf: (name: string) => string,
): { words: string[]; others: number } {
  const words = actions.map(({ Name }) => wordOf(Name))
  return { words: [...new Set(words.filter(Boolean))], others: words.filter((word) => !word).length }
}
