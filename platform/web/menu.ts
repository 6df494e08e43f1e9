import type { Icon } from '@tabler/icons-react'
import type { MenuIcon } from '#platform/shared/screen.ts'
import { webModules } from './screens.ts'

/** What a module's `web/menu-icons.ts` brings: the pictures of the names that it adds to `MenuIcons`. */
export type IconsOfMenu = { readonly [Name in MenuIcon]?: Icon }

/** The groups that the modules declare, in the order of the menu. */
export const menuGroups = () => webModules().menuGroups.toSorted((one, other) => one.order - other.order)
