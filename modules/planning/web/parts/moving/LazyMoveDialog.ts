import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

/** The dialog, fetched when it is opened. */
export const LazyMoveDialog = lazyPart(
  async () => (await Promise.all([import('./MoveDialog.tsx'), loadText('planning/moving')]))[0].MoveDialog,
)
