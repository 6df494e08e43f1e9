import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

/** The adverts that run for whoever looks at a home. */
export const AdvertCards = lazyPart(
  async () =>
    (await Promise.all([import('./parts/adverts/AdvertCards.tsx'), loadText('campaigns/cards')]))[0].AdvertCards,
)
