import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export const CreditNotes = lazyPart(async () => (await import('./parts/CreditNotes.tsx')).CreditNotes)
