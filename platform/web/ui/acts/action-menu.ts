import { onPress } from '../pressed/onPress.tsx'
import type { ActionMenuProps } from './ActionMenu.tsx'

/** The menu of actions, fetched when it is first pressed. */
export const ActionMenu = onPress<ActionMenuProps>('menu', async () => (await import('./ActionMenu.tsx')).ActionMenu)
