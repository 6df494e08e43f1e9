import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

/** The import of a roster. Its words come with it: a part that waits for them while it is drawn would be drawn twice. */
export const RosterImportPart = lazyPart(async () => {
  const [part] = await Promise.all([import('./RosterImport.tsx'), loadText('roster')])
  return part.default
})
