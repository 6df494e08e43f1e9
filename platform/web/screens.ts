import type { Role } from '#platform/shared/access.ts'
import type { SettingSection } from '#platform/shared/settings/section.ts'
import type { MenuGroup, Screen } from '#platform/shared/screen.ts'
import type { DocumentPreviews } from './documents/preview-types.ts'
import type { PalettePart } from './frame/palette.ts'
import type { HandedIn } from './record-sections.ts'
import type { ListOfViews } from './tables/views/list-of-views.ts'
import type { ComponentType } from 'react'

/** What the modules bring to the browser; `apps/web/main.tsx` gives it before anything is drawn. */
export interface WebModules {
  readonly screens: readonly Screen[]
  /** In any order: each says its own. */
  readonly menuGroups: readonly MenuGroup[]
  /** What is found and done from the palette; it stands in the order of dependence. */
  readonly palette?: () => Promise<readonly PalettePart[]>
  /** The bell of the navbar, where a module brings one. */
  readonly bell: (() => Promise<{ default: ComponentType }>) | null
  /** Sections of the own account, on every profile page, that modules below accounts bring; they stand in this order. */
  readonly accountSections?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** What can be done with somebody's account that only a module below accounts knows; its acts have the words. */
  readonly accountSteps?: { readonly module: string; readonly load: () => Promise<AccountSteps> }
  /** The browsers in which somebody is signed in, on the page of an account. */
  readonly userSessions?: () => Promise<{ default: ComponentType<{ user: OneUser }> }>
  /** What the academy may set, of all modules. */
  readonly settingSections?: () => Promise<readonly SettingSection[]>
  /** Every printable document with a sample of what it shows. */
  readonly documentPreviews?: () => Promise<DocumentPreviews>
  /** What modules hand in to pages of others. */
  readonly handedIn?: () => Promise<HandedIn>
  /** The menu of named views beside the search of every list, with its words. */
  readonly listViews?: () => Promise<{ default: ComponentType<ListOfViews> }>
  /** Who can be asked for a right, below 'granted by', where a module knows it. */
  readonly whomToAsk?: () => Promise<{ default: ComponentType<{ grantedBy: readonly Role[] }> }>
}

interface OneUser {
  readonly ID: number
  readonly IsOwn: boolean
}

/** Each names an account by its id. */
export interface AccountSteps {
  /** Never ends: another page comes. */
  readonly actAs: (account: number, reason: string) => Promise<void>
  readonly endSessions: (account: number) => Promise<unknown>
  readonly resetSecondFactor: (account: number) => Promise<unknown>
}

let modules: WebModules = { screens: [], menuGroups: [], bell: null }
export const webModules = (): WebModules => modules
export function registerModules(given: WebModules): void {
  modules = given
}

const byPath = new Map<string, Screen>()
/** The screen declared at a published path. */
export function screenAt(path: string): Screen | undefined {
  if (byPath.size === 0) for (const screen of modules.screens) byPath.set(screen.path.toLowerCase(), screen)
  return byPath.get(path.toLowerCase())
}
