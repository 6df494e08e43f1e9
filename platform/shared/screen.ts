import type { ComponentType } from 'react'
import type { Rule } from './access.ts'

/**
 * One route. Router, guard, menu, breadcrumbs, document title, command palette and the test that opens every
 * screen as each role derive from it. `path` is the published one (`:ID?` marks an optional part).
 */
export interface Screen {
  readonly path: `/${string}`
  readonly rule: Rule
  /** Needs a valid session before its page loads. */
  readonly auth: boolean
  /** Text key `<module>:<key>`. */
  readonly title: `${string}:${string}`
  /** Where it stands in the sidebar, and for whom where that is fewer than may open it; screens without it are reached from others. */
  readonly menu?: {
    readonly group: MenuGroupName
    readonly order: number
    readonly icon: MenuIcon
    readonly who?: Rule
    /** For whom it has a line of its own in the short menu, in which the other pages of its group share one. */
    readonly apart?: Rule
    /** Whose own it is: for them the account menu leads there, and not the sidebar. */
    readonly account?: Rule
  }
  /** Opens at its address alone: what it is about has no use yet, so neither menus nor the palette lead there. */
  readonly unlisted?: true
  /** `bare`: no sidebar and no navbar (login, exam, printed page). */
  readonly frame?: 'shell' | 'bare'
  /** Not for an administrator who acts as somebody else. */
  readonly whileActing?: 'refused'
  /** Parent path for the breadcrumbs. */
  readonly parent?: `/${string}`
  /**
   * Dictionaries that its page needs beside the one its title is in. They come before it is drawn: a module that waited
   * for them itself (a bare `await`) would keep the bundler from putting files together.
   */
  readonly words?: readonly string[]
  readonly page: () => Promise<{ default: ComponentType }>
}

/** The groups of the menu; each is declared by the module it is named after, in `web/menu.ts`. */
export interface MenuGroups {}
export type MenuGroupName = keyof MenuGroups & string

export interface MenuGroup {
  readonly name: MenuGroupName
  /** From the lowest to the highest down the menu. */
  readonly order: number
  /** After G it leads to the first page of the group. Its own among the groups. */
  readonly letter: string
  readonly icon: MenuIcon
  /** Text key `<module>:screens.<key>`: titles are there before a module's other words. */
  readonly title: `${string}:screens.${string}`
}

/** The names of the menu's pictures; a module that needs another adds it in `web/menu-icons.ts`. */
export interface MenuIcons {}
export type MenuIcon = keyof MenuIcons & string

export function screen(declared: Screen): Screen {
  return declared
}

export function menuGroup(declared: MenuGroup): MenuGroup {
  return declared
}
