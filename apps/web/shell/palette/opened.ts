/** What lies over the page. */
export type Opened = 'menu' | 'palette' | 'settings' | null
