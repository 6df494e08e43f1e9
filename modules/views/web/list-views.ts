import { loadText } from '#platform/web/text.ts'

/** The menu of a list's views, with its words. Not in `public.ts`: the first file names it, and would take along all that stands there. */
export const listViews = async () => {
  const [{ ViewsMenu }] = await Promise.all([import('./parts/ViewsMenu.tsx'), loadText('views')])
  return { default: ViewsMenu }
}
